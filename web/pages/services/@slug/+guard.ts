// https://vike.dev/guard
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { services } from '#content/services.ts'
import { routeParam } from '../../routeParam.ts'

/** Only `dev` gets requests for unknown slugs: the build writes the known ones. */
export function guard(pageContext: PageContext): void {
  const slug = routeParam(pageContext, 'slug')
  if (!services.some((service) => service.slug === slug)) throw render(404)
}
