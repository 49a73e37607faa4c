import { expect, headerReady, test } from './fixtures.ts'
import { expectNoFaultAtWidths, expectNoSidewaysScrolling } from './support/accessibility.ts'
import { oneOfEachLayout } from './support/addresses.ts'

const layouts = oneOfEachLayout()
/** What differs on a wide screen is the header, columns and tables. */
const WIDE = ['/', '/services/cdr-review-proofreading', '/anzsco/compare', '/pricing']

for (const path of [...layouts, '/no-such-page']) {
  test(`${path} has no accessibility fault and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200)
    await headerReady(page)
    await expectNoFaultAtWidths(page, WIDE.includes(path) ? [320, 1280] : [320])
    await expectNoSidewaysScrolling(page, 1280)
  })
}

test('each kind of page is among them', () => {
  expect(layouts.length).toBeGreaterThan(15)
  expect(layouts.length).toBeLessThan(30)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, menu and drawer open, and the forms say how to reach us', async ({ page }) => {
    await page.goto('/services/cdr-writing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Services' }).click()
    await expect(page.locator('#menu-services').getByRole('link', { name: 'RPL Writing' })).toBeVisible()
    await page.keyboard.press('Escape')
    const main = page.getByRole('main')
    await expect(main.locator('noscript p')).toBeVisible()
    await expect(main.locator('noscript p')).toContainText('This form needs JavaScript.')
    await expect(main.locator('noscript').getByRole('link', { name: 'info@example.com' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Submit' })).toBeHidden()
    await expect(page.getByRole('contentinfo').locator('noscript p')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(page.locator('#drawer').getByRole('link', { name: 'Pricing' })).toBeVisible()
  })
})
