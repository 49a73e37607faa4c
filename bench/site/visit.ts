import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** Times in ms, sizes in bytes as sent. `bareLcp`: of the same page without its scripts and fonts. */
export type Visit = Awaited<ReturnType<typeof visit>> & { bareLcp: number }

/** Slow 4G as Lighthouse and Chrome's developer tools apply it to requests: 1.6 Mbit/s less 10 %, 150 ms four times less a quarter. */
export const SLOW_4G = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
export const CPU_SLOWDOWN = 4
/** Below it the browser reports no duration at all; shorter ones count as this. */
export const SHORTEST_REPORTED_MS = 16

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-AU' }
const QUIET_MS = 1500
const WINDOWS_A_SECOND = 3
/** A task's time beyond this counts as blocking: web.dev/articles/tbt. */
const LONG_TASK_MS = 50
const FORM_FIELD = 'main form [name=fullName], footer form [type=email]'

async function openOnPhone(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = await watchTraffic(session)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
  return { page, traffic }
}

export async function bareVisit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const { page } = await openOnPhone(context, url)
    return (await readPage(page)).lcp
  } finally {
    await context.close()
  }
}

export async function visit(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE)
  try {
    const { page, traffic } = await openOnPhone(context, url)
    const afterIdle = traffic.until(Date.now())
    const { timeOrigin, load, fcp, lcp, cls, longTasks, scripts, inline } = await readPage(page)
    const [toPaint, toLoad] = [traffic.until(timeOrigin + fcp), traffic.until(timeOrigin + load)]
    const menu = await openMenu(page)
    const before = traffic.until(Date.now()).requests
    const { key, formAnswers } = await typeFirstKey(page)
    const tool = await useTool(page)
    await touchEverything(page)
    const after = await readPage(page)
    const scriptFiles = scripts.filter(({ responseEnd }) => responseEnd < lcp)
    return {
      fcp,
      lcp,
      cls,
      menu,
      key,
      formAnswers,
      tool,
      scriptsInAll: sum(after.scripts.map(({ sent }) => sent)),
      tbt: sum(longTasks.filter(({ startTime }) => startTime >= fcp).map(({ duration }) => Math.max(0, duration - LONG_TASK_MS))),
      scriptBeforeLcp: sum(scriptFiles.map(({ bytes }) => bytes)) + (inline ? gzipSync(inline).length : 0),
      requestsForForm: traffic.until(Date.now()).requests - before,
      bytesToPaint: toPaint.bytes,
      requestsToPaint: toPaint.requests,
      bytesToLoad: toLoad.bytes,
      requestsToLoad: toLoad.requests,
      bytesAfterIdle: afterIdle.bytes,
      requestsAfterIdle: afterIdle.requests,
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
        .map(({ responseEnd, encodedBodySize: bytes, transferSize: sent }) => ({ responseEnd, bytes, sent })),
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
  const formAnswers = await page.evaluate(scrollToForm, { field: FORM_FIELD, windowsASecond: WINDOWS_A_SECOND })
  const key = await longestInteraction(page, async () => {
    await page.locator(FORM_FIELD).first().focus()
    await page.keyboard.press('a')
  })
  return { key, formAnswers }
}

/** Runs in the page: scrolls as a hurried reader does until the field is in view, and waits for its part. */
async function scrollToForm({ field: selector, windowsASecond }: { field: string; windowsASecond: number }): Promise<number> {
  const field = document.querySelector(selector)
  const island = field?.closest<HTMLElement>('[data-island]')
  if (!field || !island) throw new Error(`The page has no ${selector}`)
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  let before = await frame()
  while (field.getBoundingClientRect().bottom > innerHeight) {
    const now = await frame()
    scrollBy({ top: ((now - before) * windowsASecond * innerHeight) / 1000, behavior: 'instant' })
    before = now
  }
  const seen = performance.now()
  while (island.dataset.status !== 'ready') await frame()
  return performance.now() - seen
}

/** The longest of a tool's answers: five choices in the calculator, five keys in a draft of 300 words; 0 where there is none. */
async function useTool(page: Page): Promise<number> {
  const choices = page.locator('[data-island=points-calculator] fieldset:has([type=radio])')
  const drafts = page.locator('[data-island=draft-checker] textarea')
  const durations: number[] = []
  if ((await choices.count()) > 0) {
    await ready(page, '[data-island=points-calculator]')
    for (let group = 0; group < 5; group += 1) {
      const choice = choices.nth(group).locator('label:has([type=radio])').nth(1)
      await choice.scrollIntoViewIfNeeded()
      durations.push(await longestInteraction(page, () => choice.tap()))
    }
  } else if ((await drafts.count()) > 0) {
    const draft = drafts.first()
    await draft.fill('I measured the settlement of the bridge and I compared it with the design. '.repeat(23))
    await ready(page, '[data-island=draft-checker]')
    await draft.focus()
    for (const key of 'I saw') durations.push(await longestInteraction(page, () => page.keyboard.press(key)))
  }
  return Math.max(0, ...durations)
}

async function touchEverything(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  for (const island of await page.locator('main [data-island], footer [data-island]').all()) {
    const control = island.locator('a, button, input, textarea, select, summary').filter({ visible: true }).first()
    if ((await control.count()) > 0) await control.focus()
  }
  await ready(page, 'main [data-island], footer [data-island]')
  await page.waitForLoadState('networkidle')
}

async function ready(page: Page, island: string): Promise<void> {
  await page.waitForFunction(
    (selector) => [...document.querySelectorAll(selector)].every((element) => element.getAttribute('data-status') === 'ready'),
    island,
    { polling: 50 },
  )
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
