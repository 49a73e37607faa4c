import { BlogIndex } from '#components/post/BlogIndex.tsx'
import { blogIndex } from '#content/pages/blogs.ts'
import { posts } from '#content/posts.ts'

export function Page() {
  return <BlogIndex words={blogIndex} posts={posts} />
}
