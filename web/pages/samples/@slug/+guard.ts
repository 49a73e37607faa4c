// https://vike.dev/guard
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { samples } from '#content/samples.ts'
import { routeParam } from '../../routeParam.ts'

export function guard(pageContext: PageContext): void {
  const slug = routeParam(pageContext, 'slug')
  if (!samples.some((sample) => sample.slug === slug)) throw render(404)
}
