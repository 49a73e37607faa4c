import { readFragment } from '#domain/path/route.ts'
import { createStore } from '../runtime/store.ts'

/** The newest fragment of the address that has answers, or what the page was opened with. A link into the page leaves the answers as they are. */
export const fragmentStore = createStore('')

let isFollowing = false

export function followFragment(): void {
  if (isFollowing) return
  isFollowing = true
  fragmentStore.set(location.hash)
  addEventListener('hashchange', () => {
    if (readFragment(location.hash)) fragmentStore.set(location.hash)
  })
}
