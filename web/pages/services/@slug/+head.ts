import type { PageContext } from 'vike/types'
import { groupNames } from '#content/labels.ts'
import { serviceAt } from '#content/services.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { serviceMarkup } from '#head/structuredData.tsx'
import { routeParam } from '../../routeParam.ts'

export function head(pageContext: PageContext): PageMeta {
  const service = serviceAt(routeParam(pageContext, 'slug'))
  const { title, description } = service
  return { title, description, kicker: groupNames[service.group], markup: [serviceMarkup(service)] }
}
