import type { PageContext } from 'vike/types'
import { pathWords } from '#content/path/words.ts'
import { questionAt } from '#content/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import { START } from '#domain/path/address.ts'
import type { PageMeta } from '#head/pageMeta.ts'
import { routeParam } from '../../routeParam.ts'

/** Search engines list the first question: one in the middle answers nothing that people search for. */
export function head(pageContext: PageContext): PageMeta {
  const node = routeParam(pageContext, 'node')
  if (node === START) return pathWords.start
  const { question } = questionAt(node)
  return { title: question, description: fillIn(pathWords.later.description, { question }), noIndex: true }
}
