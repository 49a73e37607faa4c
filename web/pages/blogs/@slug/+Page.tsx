import type { PageContext } from 'vike/types'
import { PostPage } from '#components/post/PostPage.tsx'
import { postAt } from '#content/posts.ts'
import { routeParam } from '../../routeParam.ts'

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <PostPage post={postAt(routeParam(pageContext, 'slug'))} />
}
