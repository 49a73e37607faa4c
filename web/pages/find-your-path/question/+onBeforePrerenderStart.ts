// https://vike.dev/onBeforePrerenderStart
import { pathQuestions } from '#content/path.ts'
import { pathAddress } from '#domain/path/address.ts'

export function onBeforePrerenderStart() {
  return [...pathQuestions.keys()].map(pathAddress)
}
