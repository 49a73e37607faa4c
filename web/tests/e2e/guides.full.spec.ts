import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoFaultAtWidths } from './support/accessibility.ts'

const CDR = 'Do I need a CDR for Engineers Australia?'

const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'What do you want to know?' })
const guides = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 })
const topics = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 })

test('a search leaves the guides that have its words, is in the address, and is cleared with a key or a button', async ({ page }) => {
  await page.goto('/blogs?q=english')
  await page.locator('[data-island=guide-list][data-status=ready]').waitFor()
  await expect(searchBox(page)).toHaveValue('english')
  await searchBox(page).press('Escape')
  await expect(page).toHaveURL('/blogs')
  const all = await guides(page).count()
  expect(all).toBeGreaterThan(10)

  // Words of its title and of its summary, in another order and case, the last one half.
  await searchBox(page).pressSequentially('ACCORD cdr dipl')
  await expect(guides(page)).toHaveText([CDR])
  await expect(topics(page)).toHaveText(['Engineers Australia'])
  await expect(page.getByText(`1 of ${all} guides`, { exact: true }).first()).toBeVisible()
  await guides(page).getByRole('link', { name: CDR }).click()
  await expect(page).toHaveURL('/blogs/do-i-need-a-cdr')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('ACCORD cdr dipl')
  await expect(guides(page)).toHaveText([CDR])

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeHidden()
})

test('words that no guide has are named, and a search that finds nothing says what to do', async ({ page }) => {
  await page.goto('/blogs')
  await page.locator('[data-island=guide-list][data-status=ready]').waitFor()
  await searchBox(page).fill('diploma helicopter')
  await expect(page.getByText('We left out words that no guide has: helicopter.').first()).toBeVisible()
  await expect(guides(page).first()).toBeVisible()

  await searchBox(page).fill('helicopter')
  await expect(page.getByRole('heading', { name: 'No guide has “helicopter”' })).toBeVisible()
  await expect(guides(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'the ANZSCO lists' })).toHaveAttribute('href', '/anzsco/eaanzsco')
  await expectNoFaultAtWidths(page, [320, 1280])
  await page.getByRole('button', { name: 'Show all guides' }).click()
  await expect(searchBox(page)).toBeFocused()
  await expect(guides(page).getByRole('link', { name: CDR })).toBeVisible()
})
