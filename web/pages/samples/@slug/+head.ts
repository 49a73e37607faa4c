import type { PageContext } from 'vike/types'
import { groupNames } from '#content/labels.ts'
import { sampleAt } from '#content/samples.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { routeParam } from '../../routeParam.ts'

export function head(pageContext: PageContext): PageMeta {
  const { authority, discipline, page } = sampleAt(routeParam(pageContext, 'slug'))
  return { title: page.title, description: page.description, kicker: groupNames[authority], ...(discipline ? { discipline } : {}) }
}
