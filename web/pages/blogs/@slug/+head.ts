import type { PageContext } from 'vike/types'
import { headerTexts } from '#content/navigation.ts'
import { postAt } from '#content/posts.ts'
import type { PageHead } from '#renderer/head.ts'
import { routeParam } from '#renderer/routeParam.ts'

export function head(pageContext: PageContext): PageHead {
  const { title, description } = postAt(routeParam(pageContext, 'slug'))
  return { title, description, trail: [headerTexts.blogs] }
}
