import type { PageContext } from 'vike/types'
import { serviceAt } from '#content/services.ts'
import type { PageHead } from '#renderer/head.ts'
import { routeParam } from '#renderer/routeParam.ts'

export function head(pageContext: PageContext): PageHead {
  const { title, description } = serviceAt(routeParam(pageContext, 'slug'))
  return { title, description }
}
