// https://vike.dev/onBeforePrerenderStart
import { pathResults } from '#content/path.ts'
import { pathAddress } from '#domain/path/address.ts'

export function onBeforePrerenderStart() {
  return [...pathResults.keys()].map(pathAddress)
}
