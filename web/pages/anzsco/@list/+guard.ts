// https://vike.dev/guard
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { authorityOf } from '../occupationRoute.ts'

/** Only `dev` gets requests for unknown lists: the build writes the known ones. */
export function guard(pageContext: PageContext): void {
  if (authorityOf(pageContext) === undefined) throw render(404)
}
