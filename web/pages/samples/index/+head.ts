import { lastChecked } from '#content/lastChecked.ts'
import { samplesPage } from '#content/pages/samples.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description } = samplesPage
  return { title, description, updated: lastChecked(samplesPage) }
}
