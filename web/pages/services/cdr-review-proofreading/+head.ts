import { groupNames } from '#content/labels.ts'
import { lastChecked } from '#content/lastChecked.ts'
import { serviceAt } from '#content/services.ts'
import type { PageHead } from '#head/pageHead.ts'
import { serviceMarkup } from '#head/structuredData.tsx'

export function head(): PageHead {
  const service = serviceAt('cdr-review-proofreading')
  const { title, description, group } = service
  return { title, description, kicker: groupNames[group], updated: lastChecked(service), markup: [serviceMarkup(service)] }
}
