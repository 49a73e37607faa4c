import type { PageContext } from 'vike/types'
import { type Authority, authorities, listingPath, type Occupation, occupationSlug, occupationsOf } from '#content/occupations.ts'
import { routeParam } from './routeParam.ts'

/** The authority that `eaanzsco` in an address stands for. */
export function authorityOf(pageContext: PageContext): Authority | undefined {
  const path = `/anzsco/${routeParam(pageContext, 'list')}`
  return authorities.find((authority) => listingPath(authority) === path)
}

export function occupationOf(pageContext: PageContext): Occupation | undefined {
  const authority = authorityOf(pageContext)
  const slug = routeParam(pageContext, 'slug')
  return authority && occupationsOf(authority).find((occupation) => occupationSlug(occupation) === slug)
}

/** After the guard has turned unknown addresses away. */
export function known<Found>(found: Found | undefined, { urlPathname }: PageContext): Found {
  if (found === undefined) throw new Error(`${urlPathname} is none of our occupation pages`)
  return found
}
