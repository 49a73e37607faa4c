import type { PageContext } from 'vike/types'

/** The part of the address that a page folder such as `@slug` matches. */
export function routeParam({ routeParams, urlPathname }: PageContext, name: string): string {
  const value = routeParams[name]
  if (value === undefined) throw new Error(`${urlPathname} has no part called ${name}`)
  return value
}
