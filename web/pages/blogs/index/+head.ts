import { blogIndex } from '#content/pages/blogs.ts'
import { posts } from '#content/posts.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = blogIndex
  return { title, description, updated: posts[0]?.published }
}
