// https://vike.dev/onBeforePrerenderStart — without it the pages vanish from the build with exit code 0.
import { authorities, listingPath } from '#content/occupations.ts'

export function onBeforePrerenderStart() {
  return authorities.map(listingPath)
}
