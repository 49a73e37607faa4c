import type { PageContext } from 'vike/types'
import { type Authority, authorities, listingPath, type Occupation, occupationPath, occupations } from '#content/occupations.ts'
import { routeParam } from '../routeParam.ts'

/** The authority that `eaanzsco` in an address stands for. */
export function authorityOf(pageContext: PageContext): Authority | undefined {
  const path = `/anzsco/${routeParam(pageContext, 'list')}`
  return authorities.find((authority) => listingPath(authority) === path)
}

/** Each page asks for its own twice: with ten thousand pages a search through all would take minutes. */
const byPath = new Map(occupations.map((occupation) => [occupationPath(occupation), occupation]))

export function occupationOf(pageContext: PageContext): Occupation | undefined {
  return byPath.get(`/anzsco/${routeParam(pageContext, 'list')}/${routeParam(pageContext, 'slug')}`)
}

/** After the guard has turned unknown addresses away. */
export function known<Found>(found: Found | undefined, { urlPathname }: PageContext): Found {
  if (found === undefined) throw new Error(`${urlPathname} is none of our occupation pages`)
  return found
}
