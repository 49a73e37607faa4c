/** Without a new entry in the history: Back leaves the page. */
export function replaceAddress({ search = location.search, hash = location.hash }: { search?: string; hash?: string }): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${search}${hash}`)
  } catch {
    // Safari refuses more than a hundred changes in 30 s; the next one tries again.
  }
}
