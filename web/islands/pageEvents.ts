/** At load, when a prerendered page is activated, and from the back/forward cache. `shownAt` is on the clock of `performance.now()`. */
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
