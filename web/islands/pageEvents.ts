/**
 * Calls back each time a path becomes the one the visitor sees: at load, when a page the browser prerendered is
 * activated, and when the back/forward cache brings it back. `shownAt` is on the clock of `performance.now()`: scripts
 * arrive later than the page.
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
}

function activationStart(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
}

/** After the page has loaded and the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(callback, { timeout: 3000 }) : setTimeout(callback, 200))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

declare global {
  interface Document {
    // Not readonly, to match web-vitals' own declaration.
    prerendering?: boolean
  }
}
