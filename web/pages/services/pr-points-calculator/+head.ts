import { groupNames } from '#content/labels.ts'
import { lastChecked } from '#content/lastChecked.ts'
import { serviceAt } from '#content/services.ts'
import type { PageHead } from '#head/pageHead.ts'
import { calculatorMarkup } from '#head/structuredData.tsx'

export function head(): PageHead {
  const service = serviceAt('pr-points-calculator')
  const { title, description, group } = service
  return { title, description, kicker: groupNames[group], updated: lastChecked(service), markup: [calculatorMarkup(service)] }
}
