import type { PageContext } from 'vike/types'
import { groupNames } from '#content/labels.ts'
import { lastChecked } from '#content/lastChecked.ts'
import { serviceAt } from '#content/services.ts'
import type { PageHead } from '#renderer/head.ts'
import { serviceMarkup } from '#renderer/markup.ts'
import { routeParam } from '#renderer/routeParam.ts'

export function head(pageContext: PageContext): PageHead {
  const service = serviceAt(routeParam(pageContext, 'slug'))
  const { title, description } = service
  return { title, description, kicker: groupNames[service.group], updated: lastChecked(service), markup: [serviceMarkup(service)] }
}
