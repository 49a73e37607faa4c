import { test as base, expect } from '@playwright/test'
import { HTTPS_PORT, SITE_URL } from '../e2e/support/addresses.ts'
import { type EngineName, startEngine } from './support/engines.ts'
import { Visitor } from './support/visitor.ts'
import type { Browser } from './support/webdriver.ts'

export { expect }

/** The same site, where no inbox answers. */
export const WITHOUT_INBOX = `http://127.0.0.1:${HTTPS_PORT}`

type Fixtures = { visitor: Visitor; address: string }
type WorkerFixtures = { engine: EngineName; driven: { browser: () => Browser; restart: () => Promise<Browser> } }

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driven: [
    async ({ engine }, use) => {
      let browser = await startEngine(engine)
      const restart = async () => {
        await browser.close()
        browser = await startEngine(engine)
        return browser
      }
      await use({ browser: () => browser, restart })
      await browser.close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  /** A browser that no longer answers after the test before is started anew. */
  visitor: async ({ driven }, use) => {
    await use(await newVisitor(driven.browser()).catch(async () => newVisitor(await driven.restart())))
  },
  /** An address that only this test uses, to find its lead in the database. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  address: async ({}, use, { testId }) => {
    await use(`${testId.slice(-12)}-${Date.now().toString(36)}@example.com`)
  },
})

/** With a wide window and nothing kept from the test before. */
async function newVisitor(browser: Browser): Promise<Visitor> {
  const visitor = new Visitor(browser)
  for (const site of [SITE_URL, WITHOUT_INBOX]) {
    await browser.send('navigate', { url: `${site}/robots.txt` })
    await visitor.run(() => sessionStorage.clear())
  }
  await visitor.resize(1280)
  await visitor.movePointer(640, 700)
  return visitor
}

/** The enquiry card of the page, not the one in the popup. */
export function enquiryOn(visitor: Visitor) {
  return visitor.part('main form:has([name=fullName])')
}
