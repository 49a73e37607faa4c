import { groupNames } from '#content/labels.ts'
import { serviceAt } from '#content/services.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { serviceMarkup } from '#head/structuredData.tsx'

export function head(): PageMeta {
  const service = serviceAt('plagiarism-ai-proofread')
  const { title, description, group } = service
  return { title, description, kicker: groupNames[group], markup: [serviceMarkup(service)] }
}
