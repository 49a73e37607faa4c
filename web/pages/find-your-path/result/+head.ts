import type { PageContext } from 'vike/types'
import { pathWords } from '#content/path/words.ts'
import { resultAt } from '#content/path.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { routeParam } from '../../routeParam.ts'

export function head(pageContext: PageContext): PageMeta {
  const { title, description, authority } = resultAt(routeParam(pageContext, 'node'))
  return { title, description, kicker: pathWords.authorities[authority] }
}
