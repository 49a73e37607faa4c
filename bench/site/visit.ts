import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { openMenu, typeFirstKey } from './interactions.ts'
import { readPage } from './readings.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

export type Visit = {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  menu: number
  key: number
  formAnswers: number
  requestsForForm: number
  scriptBeforeLcp: number
  bytesToPaint: number
  requestsToPaint: number
  bytesToLoad: number
  requestsToLoad: number
  bytesAfterIdle: number
  requestsAfterIdle: number
}

const QUIET_MS = 1500
const IDLE_AT_MOST_MS = 15_000
/** A task's time beyond this counts as blocking: web.dev/articles/tbt. */
const LONG_TASK_MS = 50

/** One first visit, with an empty cache, from the request to the first letter in the form. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    await untilIdle(traffic)
    const idleAt = Date.now()
    const read = await readPage(page)
    const menu = await openMenu(page)
    const before = traffic.requestsUntil(Date.now())
    const { key, answersAfter } = await typeFirstKey(page)
    const at = (time: number) => read.timeOrigin + time
    const scripts = read.scripts.filter(({ responseEnd }) => responseEnd < read.lcp).reduce((sum, { bytes }) => sum + bytes, 0)
    return {
      fcp: read.fcp,
      lcp: read.lcp,
      tbt: read.longTasks
        .filter(({ startTime }) => startTime >= read.fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
      cls: read.cls,
      menu,
      key,
      formAnswers: answersAfter,
      requestsForForm: traffic.requestsUntil(Date.now()) - before,
      scriptBeforeLcp: scripts + (read.inline === '' ? 0 : gzipSync(read.inline).length),
      bytesToPaint: traffic.bytesUntil(at(read.fcp)),
      requestsToPaint: traffic.requestsUntil(at(read.fcp)),
      bytesToLoad: traffic.bytesUntil(at(read.load)),
      requestsToLoad: traffic.requestsUntil(at(read.load)),
      bytesAfterIdle: traffic.bytesUntil(idleAt),
      requestsAfterIdle: traffic.requestsUntil(idleAt),
    }
  } finally {
    await context.close()
  }
}

async function untilIdle(traffic: Traffic): Promise<void> {
  const end = Date.now() + IDLE_AT_MOST_MS
  while (traffic.quietFor() < QUIET_MS && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Slow 4G as Lighthouse and Chrome's developer tools apply it to requests: 1.6 Mbit/s less 10 %, 150 ms four times less a quarter. */
export const SLOW_4G = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }

export const CPU_SLOWDOWN = 4

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-AU' }
