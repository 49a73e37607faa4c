/**
 * At load, when a prerendered page is activated, and from the back/forward cache; in a tab that is hidden, when it is shown.
 * `shownAt` is on the clock of `performance.now()`.
 */
export function whenShown(callback: (shownAt: number) => void): void {
  const first = () => whenVisible(callback, activationStart())
  if (document.prerendering) document.addEventListener('prerenderingchange', first, { once: true })
  else first()
  whenShownAgain((shownAt) => whenVisible(callback, shownAt))
}

function whenVisible(callback: (shownAt: number) => void, at: number): void {
  if (isVisible()) callback(at)
  else document.addEventListener('visibilitychange', () => whenVisible(callback, performance.now()), { once: true })
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible'
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
