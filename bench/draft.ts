import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../web/tests/e2e/support/freePorts.ts'
import { WEB_DIR } from './folders.ts'
import { say } from './report.ts'
import { openBrowser } from './site/browser.ts'
import { startSite } from './startServer.ts'

const SLOWDOWN = 4
const WORDS = 10_000
const KEYS = 25
const ALLOWED_MS = 200

/** `waited`: from the key to the result on the screen. `busy`: processor time of the page's thread, whatever else this machine does. */
type Answer = { waited: number; busy: number }
type Sheet = [name: string, words: string]

/**
 * npm run bench:draft [-- --built dist]: how long the draft checker takes to answer after the last key, on a processor
 * four times slower than this one. The site must be built: npm run build.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { built: { type: 'string', default: 'dist' } } })
  const site = await startSite(join(WEB_DIR, values.built), await freePort())
  const browser = await openBrowser()
  try {
    const part = draft(WORDS / 4)
    const one = await measure(browser, site.url, [['Episode 1', draft(WORDS)]])
    const four = await measure(browser, site.url, [
      ['Episode 3', part],
      ['Episode 1', part],
      ['Summary statement', part],
      ['Episode 2', part],
    ])
    say(`${WORDS} words, ${SLOWDOWN} times slower, ${KEYS} keys: milliseconds from the last key to the answer on the screen`)
    say(`on one sheet      ${summary(one)}`)
    say(`over four sheets  ${summary(four)}`)
    return Math.max(at(one, 'waited', 0.5), at(four, 'waited', 0.5)) <= ALLOWED_MS ? 0 : 1
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Fills the sheets, then types on the last of them. */
async function measure(browser: Browser, url: string, sheets: Sheet[]): Promise<Answer[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await page.goto(`${url}/services/cdr-review-proofreading`)
  await page.locator('#checker').scrollIntoViewIfNeeded()
  await page.locator('[data-island="draft-checker"][data-ready]').waitFor({ state: 'attached' })
  for (const [name, words] of sheets) {
    await page.locator('#checker label').filter({ hasText: name }).click()
    await page.getByRole('textbox', { name: `Your text: ${name}` }).fill(words)
  }
  await page.waitForTimeout(2000)
  await page.keyboard.press('Control+End')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const answers: Answer[] = []
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('Space')
    await page.waitForTimeout(500)
    const waited = nextAnswer(page)
    await page.waitForTimeout(100)
    const before = await busy()
    await page.keyboard.press('a')
    answers.push({ waited: await waited, busy: (await busy()) - before })
  }
  await page.close()
  return answers
}

/** One more word changes the number in the margin. */
function nextAnswer(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0
        addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { once: true, capture: true })
        const observer = new MutationObserver(() => {
          observer.disconnect()
          // The result is drawn in the first frame and on the screen with the second.
          requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - start)))
        })
        const island = document.querySelector('[data-island="draft-checker"]')
        if (island) observer.observe(island, { subtree: true, characterData: true })
      }),
  )
}

/** The made-up drafts, repeated up to this many words. */
function draft(words: number): string {
  const drafts = [2, 1, 3].map((number) => readFileSync(join(WEB_DIR, 'tests', 'fixtures', 'drafts', `episode-${number}.txt`), 'utf8'))
  const pool = Array.from({ length: Math.ceil(words / 3000) }, () => drafts)
    .flat()
    .join('\n')
  return new RegExp(`(?:\\S+\\s+){${words}}`).exec(pool)?.[0] ?? pool
}

function summary(answers: Answer[]): string {
  const line = (kind: keyof Answer) => [0.5, 0.95, 1].map((share) => Math.round(at(answers, kind, share))).join(' / ')
  return `median / 95 % / most  ${line('waited')}   processor time alone  ${line('busy')}`
}

function at(answers: Answer[], kind: keyof Answer, share: number): number {
  const sorted = answers.map((answer) => answer[kind]).sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
