import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** On the site fonts are used at the first paint or only on the next page; a picture must not depend on which. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        if (!route.request().isNavigationRequest()) return route.continue()
        const answer = await route.fetch()
        const page = await answer.text()
        const body = page.replaceAll(/\b(display:["'`]?)optional\b/g, '$1block')
        if (body === page) throw new Error('The page’s script sets no font-display')
        await route.fulfill({ response: answer, body })
      },
    )
    // As on a second page: on the first the fonts come only where the server answers at once.
    await page.addInitScript(() => Object.defineProperty(document, 'referrer', { get: () => `${location.origin}/` }))
    await page.clock.install({ time: new Date('2026-11-21T10:00:00') })
    await use(page)
  },
})

/** The whole page as a visitor leaves it: islands differ a little from their HTML once their script runs. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  for (const island of await page.locator('[data-island][data-defer="near"]').all()) {
    await island.scrollIntoViewIfNeeded()
    await island.and(page.locator('[data-status=ready]')).waitFor({ state: 'attached' })
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
