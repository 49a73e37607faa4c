import { prosePages } from '#content/prosePages.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = prosePages['meet-our-agent']
  return { title, description }
}
