import { expect, test } from './fixtures.ts'
import { CALCULATOR } from './support/calculator.ts'
import { CHECKER } from './support/draftChecker.ts'
import { LISTS, onAcs, onEa } from './support/occupationLists.ts'

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

test('every guide is listed, and no field is shown that cannot work', async ({ page }) => {
  await page.goto('/blogs?q=diploma')
  await expect(
    page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Do I need a CDR for Engineers Australia?' }),
  ).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(10)
})

test('on a phone the enquiry is a line of two links at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blogs/do-i-need-a-cdr')
  const bar = page.locator('[data-enquiry-bar]')
  await expect(bar.getByRole('link', { name: 'Ask about your case' })).toBeVisible()
  await expect(bar).toHaveCSS('position', 'static')
})

test('the draft checker says what is checked, for both kinds of draft, and shows no field that cannot work', async ({ page }) => {
  await page.goto(CHECKER)
  const checker = page.locator('#checker')
  await expect(checker.locator('noscript p')).toBeVisible()
  await expect(checker.getByRole('heading', { name: 'Paragraph numbers' })).toBeVisible()
  await expect(checker.getByRole('heading', { name: 'Project reports' })).toBeVisible()
  await expect(checker.getByRole('textbox', { includeHidden: true }).first()).toBeHidden()
  await expect(checker.getByRole('button', { name: 'Send the counts with an enquiry' })).toBeHidden()
})

test('the whole table of points can be read and added up by hand', async ({ page }) => {
  await page.goto(CALCULATOR)
  const table = page.locator('#calculator')
  await expect(table.getByRole('row', { name: /^25 to 32 30/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^45 or over not eligible/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^8 years or more 20/ })).toBeVisible()
  await expect(table.locator('p', { hasText: 'together count 20 points at most' })).toBeVisible()
  await expect(table.locator('dt', { hasText: '190: +5' })).toBeVisible()
  await expect(table.getByRole('radio')).toHaveCount(0)
})

test('lists and occupations are complete, and no control is shown that cannot work', async ({ page }) => {
  await page.goto(LISTS.acs)
  await expect(page.getByRole('main').getByRole('link', { name: /^\d{6} / })).toHaveCount(onAcs ?? 0)
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
  await expect(page.locator('noscript p').first()).toHaveText(/^Every occupation of this list is below/)

  await page.goto('/anzsco/compare')
  await expect(page.getByLabel('First occupation')).toBeHidden()
  await expect(page.locator('noscript p').first()).toHaveText(/^Choosing needs JavaScript/)
  await page.getByText(`Engineers Australia: ${onEa} occupations`).click()
  await page.getByRole('link', { name: '233211 Civil Engineer' }).click()
  await expect(page).toHaveURL('/anzsco/eaanzsco/civil-engineer-233211#near')
  await page.getByRole('link', { name: 'Request an annotated sample for this discipline' }).click()
  await expect(page).toHaveURL(/#request-a-sample$/)
})

test('an address opens the folded part that it names', async ({ page }) => {
  await page.goto('/meet-our-agent#what-it-is-not')
  await expect(page.locator('details', { hasText: 'What anyone may do' }).getByRole('paragraph').first()).toBeVisible()
})
