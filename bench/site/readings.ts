import type { Page } from '@playwright/test'

type Readings = {
  timeOrigin: number
  load: number
  fcp: number
  lcp: number
  lcpElement: string
  cls: number
  longTasks: { startTime: number; duration: number }[]
  scripts: { responseEnd: number; bytes: number }[]
  /** The text of every inline script that runs. */
  inline: string
}

/** Read afterwards from the browser's buffers, so that no code of the bench runs while the page loads. */
export function readPage(page: Page): Promise<Readings> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    type Largest = PerformanceEntry & { element: Element | null }
    const buffered = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        setTimeout(() => resolve([]), 200)
      })
    const [largest, shifts, longTasks] = await Promise.all([
      buffered('largest-contentful-paint'),
      buffered('layout-shift'),
      buffered('longtask'),
    ])
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const lcp = largest.at(-1) as Largest | undefined
    return {
      timeOrigin: performance.timeOrigin,
      load: navigation?.loadEventStart ?? 0,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      lcp: lcp?.startTime ?? 0,
      lcpElement: lcp?.element?.tagName.toLowerCase() ?? '',
      cls: (shifts as Shift[]).reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      longTasks: longTasks.map(({ startTime, duration }) => ({ startTime, duration })),
      scripts: resources
        .filter(({ name }) => /\.m?js(\?|$)/.test(name))
        .map(({ responseEnd, encodedBodySize }) => ({ responseEnd, bytes: encodedBodySize })),
      inline: [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
        .filter(({ type }) => type === '' || type === 'module' || type === 'text/javascript')
        .map(({ textContent }) => textContent)
        .join('\n'),
    }
  })
}
