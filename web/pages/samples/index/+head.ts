import { samplesPage } from '#content/pages/samples.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = samplesPage
  return { title, description }
}
