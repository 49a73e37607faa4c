import { blogIndex } from '#content/pages/blogs.ts'
import type { PageHead } from '#renderer/head.ts'

export function head(): PageHead {
  const { title, description } = blogIndex
  return { title, description }
}
