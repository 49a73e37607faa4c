import type { PageContext } from 'vike/types'
import { groupNames } from '#content/labels.ts'
import { sampleAt } from '#content/samples.ts'
import type { PageHead } from '#head/pageHead.ts'
import { routeParam } from '../../routeParam.ts'

export function head(pageContext: PageContext): PageHead {
  const { authority, discipline, page } = sampleAt(routeParam(pageContext, 'slug'))
  return { title: page.title, description: page.description, kicker: groupNames[authority], ...(discipline ? { discipline } : {}) }
}
