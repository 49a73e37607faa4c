import { blogIndex } from '#content/pages/blogs.ts'
import { posts } from '#content/posts.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description } = blogIndex
  return { title, description, updated: posts[0]?.published }
}
