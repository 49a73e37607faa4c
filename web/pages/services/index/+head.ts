import { indexPages } from '#content/pages/indexes.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = indexPages.services
  return { title, description }
}
