// https://vike.dev/guard
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { posts } from '#content/posts.ts'
import { routeParam } from '../../routeParam.ts'

export function guard(pageContext: PageContext): void {
  const slug = routeParam(pageContext, 'slug')
  if (!posts.some((post) => post.slug === slug)) throw render(404)
}
