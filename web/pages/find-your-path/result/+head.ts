import type { PageContext } from 'vike/types'
import { pathWords } from '#content/path/words.ts'
import { resultAt } from '#content/path.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { routeParam } from '../../routeParam.ts'

/** Search engines are given the results that answer a question of their own: the rest would compete with guides and occupations. */
export function head(pageContext: PageContext): PageMeta {
  const { title, description, authority, listed } = resultAt(routeParam(pageContext, 'node'))
  return { title, description, kicker: pathWords.authorities[authority], ...(listed ? {} : { noIndex: true }) }
}
