import { groupNames } from '#content/labels.ts'
import { serviceAt } from '#content/services.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { calculatorMarkup } from '#head/structuredData.tsx'

export function head(): PageMeta {
  const service = serviceAt('pr-points-calculator')
  const { title, description, group } = service
  return { title, description, kicker: groupNames[group], markup: [calculatorMarkup(service)] }
}
