/**
 * Calls back each time a path becomes the one the visitor sees: at load, when a page the browser prerendered is
 * activated, when the back/forward cache brings it back, and when a tool shows another path in place. `shownAt` is on the clock of
 * `performance.now()`: scripts arrive later than the page.
 */
export function whenShown(callback: (shownAt: number) => void): void {
  const first = () => callback(activationStart())
  if (document.prerendering) document.addEventListener('prerenderingchange', first, { once: true })
  else first()
  whenShownAgain(callback)
}

/** Not at load: what the visitor opened before the scripts came stays open. */
export function whenShownAgain(callback: (shownAt: number) => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback(performance.now())
  })
  addEventListener(PATH_CHANGED, () => callback(performance.now()))
}

const PATH_CHANGED = 'pathchanged'

/** For a tool that has shown another path without loading a page. */
export function pathChanged(): void {
  dispatchEvent(new Event(PATH_CHANGED))
}

/** 0 for a page that was not prerendered. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
}

declare global {
  interface Document {
    // Not readonly, to match web-vitals' own declaration.
    prerendering?: boolean
  }
}
