import type { PageContext } from 'vike/types'
import { pathAddress, placeAt } from '#domain/path/address.ts'
import { canonicalPath } from '#domain/urls.ts'

/** A route function for the places of a table: https://vike.dev/route-function */
export function routeTo(places: ReadonlyMap<string, unknown>) {
  return ({ urlPathname }: PageContext) => {
    const path = canonicalPath(urlPathname)
    const place = placeAt(path)
    return pathAddress(place) === path && places.has(place) ? { routeParams: { place } } : false
  }
}
