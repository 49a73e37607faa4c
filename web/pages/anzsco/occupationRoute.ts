import type { PageContext } from 'vike/types'
import { type Authority, authorities, listingPath, type Occupation, occupationPath, occupations } from '#content/occupations.ts'
import { routeParam } from '../routeParam.ts'

/** The authority that `eaanzsco` in an address means. */
export function authorityOf(pageContext: PageContext): Authority {
  const path = `/anzsco/${routeParam(pageContext, 'list')}`
  return known(
    authorities.find((authority) => listingPath(authority) === path),
    pageContext,
  )
}

/** Each page looks up its own occupation twice: with ten thousand pages, searching them all would take minutes. */
const byPath = new Map(occupations.map((occupation) => [occupationPath(occupation), occupation]))

export function occupationOf(pageContext: PageContext): Occupation {
  return known(byPath.get(`/anzsco/${routeParam(pageContext, 'list')}/${routeParam(pageContext, 'slug')}`), pageContext)
}

function known<Found>(found: Found | undefined, { urlPathname }: PageContext): Found {
  if (found === undefined) throw new Error(`${urlPathname} is not one of our occupation pages`)
  return found
}
