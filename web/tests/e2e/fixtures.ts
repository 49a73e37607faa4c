import { test as base, type Locator, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

type Fixtures = {
  /** An address of this test alone, to find its lead in the database. */
  address: string
  /** Fails the test when the page logs an error or throws. */
  quietPage: undefined
}

export const test = base.extend<Fixtures>({
  // Playwright reads which fixtures are wanted from the first parameter's pattern.
  // biome-ignore lint/correctness/noEmptyPattern: none is wanted here
  address: async ({}, use, { testId }) => {
    await use(`${testId.slice(-12)}-${Date.now().toString(36)}@example.com`)
  },
  quietPage: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await use(undefined)
      if (faults.length > 0) throw new Error(`The page threw:\n${faults.join('\n')}`)
    },
    { auto: true },
  ],
})

/** The enquiry card of the page, not the one in the popup. */
export function enquiryOn(page: Page): Locator {
  return page.locator('main form').filter({ has: page.getByLabel('Full name') })
}

export function sampleFormOn(page: Page): Locator {
  return page.getByRole('form', { name: 'Request a Sample' })
}

export function popupOn(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Get Started' })
}

/** Until the islands in view answer: their HTML is there long before. */
export async function ready(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded()
  await form.locator('xpath=ancestor::*[@data-island][@data-ready]').waitFor({ state: 'attached' })
}

export async function headerReady(page: Page): Promise<void> {
  await page.locator('html[data-header="ready"]').waitFor({ state: 'attached' })
}
