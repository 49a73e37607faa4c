// https://vike.dev/onBeforePrerenderStart: every address that the build writes a file for.
import { pages } from '../pages.tsx'

export function onBeforePrerenderStart() {
  return pages.map(({ path }) => path)
}
