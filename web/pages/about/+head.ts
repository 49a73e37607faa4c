import { prosePages } from '#content/prosePages.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = prosePages.about
  return { title, description }
}
