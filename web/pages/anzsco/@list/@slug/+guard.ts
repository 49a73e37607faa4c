// https://vike.dev/guard
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { occupationOf } from '../../occupationRoute.ts'

/** Only `dev` gets requests for unknown occupations: the build writes the known ones. */
export function guard(pageContext: PageContext): void {
  if (occupationOf(pageContext) === undefined) throw render(404)
}
