import type { PageContext } from 'vike/types'
import { nodeAt, pathAddress } from '#domain/path/address.ts'
import { canonicalPath } from '#domain/urls.ts'

/** A route function for the nodes of a decision table: its questions, or its results: https://vike.dev/route-function */
export function routeTo(nodes: ReadonlyMap<string, unknown>) {
  return ({ urlPathname }: PageContext) => {
    const path = canonicalPath(urlPathname)
    const node = nodeAt(path)
    return pathAddress(node) === path && nodes.has(node) ? { routeParams: { node } } : false
  }
}
