import { notFound } from '#content/pages/notFound.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = notFound
  return { title, description, noIndex: true }
}
