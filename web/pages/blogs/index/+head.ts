import { blogIndex } from '#content/pages/blogs.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = blogIndex
  return { title, description }
}
