import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'

export type Visit = Awaited<ReturnType<typeof visit>>

/** Slow 4G as Lighthouse and Chrome's developer tools apply it to requests: 1.6 Mbit/s less 10 %, 150 ms four times less a quarter. */
export const SLOW_4G = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
export const CPU_SLOWDOWN = 4
/** Below it the browser reports no duration at all; shorter ones count as this. */
export const SHORTEST_REPORTED_MS = 16

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-AU' }
const QUIET_MS = 1500
/** A task's time beyond this counts as blocking: web.dev/articles/tbt. */
const LONG_TASK_MS = 50
const FORM_FIELD = 'main form [name=fullName], footer form input[type=email]'

export async function visit(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET_MS)
    const afterIdle = traffic.until(Date.now())
    const { timeOrigin, load, fcp, lcp, cls, longTasks, scripts, inline } = await readPage(page)
    const [toPaint, toLoad] = [traffic.until(timeOrigin + fcp), traffic.until(timeOrigin + load)]
    const menu = await openMenu(page)
    const before = traffic.until(Date.now()).requests
    const { key, formAnswers } = await typeFirstKey(page)
    const scriptFiles = scripts.filter(({ responseEnd }) => responseEnd < lcp)
    return {
      ...{ fcp, lcp, cls, menu, key, formAnswers },
      tbt: sum(longTasks.filter(({ startTime }) => startTime >= fcp).map(({ duration }) => Math.max(0, duration - LONG_TASK_MS))),
      scriptBeforeLcp: sum(scriptFiles.map(({ bytes }) => bytes)) + (inline ? gzipSync(inline).length : 0),
      requestsForForm: traffic.until(Date.now()).requests - before,
      ...{ bytesToPaint: toPaint.bytes, requestsToPaint: toPaint.requests },
      ...{ bytesToLoad: toLoad.bytes, requestsToLoad: toLoad.requests },
      ...{ bytesAfterIdle: afterIdle.bytes, requestsAfterIdle: afterIdle.requests },
    }
  } finally {
    await context.close()
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The network traffic of one page: headers and bodies as sent, each on the clock of `Date.now()`. */
async function watchTraffic(session: CDPSession) {
  const pieces: { at: number; bytes: number }[] = []
  const requests: number[] = []
  const received = new Map<string, number>()
  let clockOffset = 0
  const wall = (timestamp: number) => (timestamp + clockOffset) * 1000

  session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, request }) => {
    if (!request.url.startsWith('http')) return
    clockOffset = wallTime - timestamp
    requests.push(wall(timestamp))
    received.set(requestId, 0)
  })
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength: bytes }) => {
    received.set(requestId, (received.get(requestId) ?? 0) + bytes)
    pieces.push({ at: wall(timestamp), bytes })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    // The headers are only in the total.
    pieces.push({ at: wall(timestamp), bytes: Math.max(0, encodedDataLength - (received.get(requestId) ?? 0)) })
  })
  await session.send('Network.enable')

  return {
    until: (time: number) => ({
      bytes: sum(pieces.filter(({ at }) => at <= time).map(({ bytes }) => bytes)),
      requests: requests.filter((at) => at <= time).length,
    }),
  }
}

/** Read afterwards from the browser's buffers, so that no code of the bench runs while the page loads. */
function readPage(page: Page) {
  return page.evaluate(async () => {
    const buffered = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 200)
      })
    const [largest = [], shifts = [], longTasks = []] = await Promise.all(
      ['largest-contentful-paint', 'layout-shift', 'longtask'].map(buffered),
    )
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    return {
      timeOrigin: performance.timeOrigin,
      load: navigation?.loadEventStart ?? 0,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      lcp: largest.at(-1)?.startTime ?? 0,
      cls: (shifts as Shift[]).reduce((total, { value, hadRecentInput }) => total + (hadRecentInput ? 0 : value), 0),
      longTasks: longTasks.map(({ startTime, duration }) => ({ startTime, duration })),
      scripts: resources
        .filter(({ name }) => /\.m?js(\?|$)/.test(name))
        .map(({ responseEnd, encodedBodySize: bytes }) => ({ responseEnd, bytes })),
      inline: [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
        .filter(({ type }) => type === '' || type === 'module' || type === 'text/javascript')
        .map(({ textContent }) => textContent)
        .join('\n'),
    }
  })
}

async function openMenu(page: Page): Promise<number> {
  const duration = await longestInteraction(page, () => page.locator('header [popovertarget=drawer]').first().tap())
  const drawer = page.locator('#drawer')
  if (!(await drawer.evaluate((element) => element.matches(':popover-open')))) throw new Error('The drawer did not open')
  await drawer.evaluate((element: HTMLElement) => element.hidePopover())
  return duration
}

async function typeFirstKey(page: Page): Promise<{ key: number; formAnswers: number }> {
  const field = page.locator(FORM_FIELD).first()
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const seen = Date.now()
  const key = await longestInteraction(page, async () => {
    await field.focus()
    await page.keyboard.press('a')
  })
  await page.waitForFunction(
    (selector) => !document.querySelector(selector)?.closest('[data-island]:not([data-status=ready])'),
    FORM_FIELD,
    {
      polling: 20,
    },
  )
  return { key, formAnswers: Date.now() - seen }
}

async function longestInteraction(page: Page, interact: () => Promise<unknown>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    type Timed = PerformanceEntry & { interactionId: number }
    const seen: number[] = []
    Object.assign(globalThis, { benchInteractions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Timed[]) if (entry.interactionId > 0) seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, SHORTEST_REPORTED_MS)
  await interact()
  await page.waitForTimeout(400)
  const durations = await page.evaluate((): number[] => Reflect.get(globalThis, 'benchInteractions'))
  return Math.max(SHORTEST_REPORTED_MS, ...durations)
}
