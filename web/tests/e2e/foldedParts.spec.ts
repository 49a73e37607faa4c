import type { Locator, Page } from '@playwright/test'
import { expect, headerReady, test } from './fixtures.ts'

function folded(page: Page, heading: string): Locator {
  return page.locator('details').filter({ has: page.locator('summary', { hasText: heading }) })
}

/** Open, its heading on the page and under nothing. */
async function expectOpenAt(part: Locator, text: string): Promise<void> {
  await expect(part.getByText(text)).toBeVisible()
  await expect(part.locator('summary')).toBeInViewport({ ratio: 1 })
  await part.locator('summary').click({ trial: true })
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test.describe(`in a window of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test('a link on the page opens the folded part that it leads to', async ({ page }) => {
      await page.goto('/about')
      const part = folded(page, 'Everything we refuse')
      await expect(part.getByRole('table')).toBeHidden()
      await page.getByRole('link', { name: 'The whole list' }).click()
      await expect(page).toHaveURL(/#what-we-refuse$/)
      await expectOpenAt(part, 'That is immigration advice')
    })

    test('an address opens the folded part that it names', async ({ page }) => {
      await page.goto('/reviews#what-outcomes-look-like')
      await expectOpenAt(folded(page, 'What an outcome is, and who decides it'), 'we publish no success rate')
    })
  })

test('a browser that does not open it by itself is helped', async ({ page }) => {
  await page.goto('/about')
  await headerReady(page)
  await page.evaluate(() => {
    // The browser takes no notice of an address that is replaced.
    history.replaceState(null, '', '#what-we-refuse')
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  await expectOpenAt(folded(page, 'Everything we refuse'), 'That is immigration advice')
})

test('without JavaScript an address opens the folded part that it names', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/meet-our-agent#what-it-is-not`)
  await expect(folded(page, 'What it is not').getByRole('paragraph').first()).toBeVisible()
  await context.close()
})
