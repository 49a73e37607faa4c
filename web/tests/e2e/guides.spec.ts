import type { Locator, Page } from '@playwright/test'
import { announcedBy, expect, hold, readyWithStoppedClock, stoppedClock, test } from './fixtures.ts'
import { expectNoFaultAtWidths } from './support/accessibility.ts'

const CDR = 'Do I need a CDR for Engineers Australia?'

const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Words in the title or summary' })
const guides = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 })
const topics = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 })

async function open(page: Page, path = '/blogs'): Promise<void> {
  await page.goto(path)
  await page.locator('[data-guides][data-ready]').waitFor()
}

test('typing words of a title or a summary leaves the guides that have them, under their topics', async ({ page }) => {
  await open(page)
  const all = await guides(page).count()
  await expect(page.getByText(`${all} guides`, { exact: true }).first()).toBeVisible()

  // Words of its title and of its summary, in another order and case, the last one half.
  await searchBox(page).pressSequentially('ACCORD cdr dipl')
  await expect(guides(page)).toHaveText([CDR])
  await expect(topics(page)).toHaveText(['Engineers Australia'])
  await expect(page.getByText(`1 of ${all} guides`, { exact: true }).first()).toBeVisible()
  await expectNoFaultAtWidths(page, [320, 1280])

  await page.getByRole('link', { name: CDR }).click()
  await expect(page).toHaveURL('/blogs/do-i-need-a-cdr')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('ACCORD cdr dipl')
  await expect(guides(page)).toHaveText([CDR])
})

test('the result is announced once, after the typing', async ({ page }) => {
  await stoppedClock(page)
  await page.goto('/blogs')
  await readyWithStoppedClock(page, page.locator('[data-guides][data-ready]'))
  const said = await announcedBy(page.getByRole('search', { name: 'Find a guide' }).getByRole('status'))
  await searchBox(page).pressSequentially('english')
  await page.clock.runFor(590)
  expect(await said.jsonValue()).toEqual([])
  await page.clock.runFor(10)
  expect(await said.jsonValue()).toEqual([expect.stringMatching(/^\d+ of \d+ guides$/)])
})

test('the search is in the address, and Escape or Clear brings every guide back', async ({ page }) => {
  await open(page, '/blogs?q=diploma')
  await expect(searchBox(page)).toHaveValue('diploma')
  const found = await guides(page).count()
  await searchBox(page).fill('english')
  await expect(page).toHaveURL('/blogs?q=english')
  await searchBox(page).press('Escape')
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL('/blogs')
  expect(await guides(page).count()).toBeGreaterThan(found)

  await searchBox(page).fill('english')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeHidden()
})

test('what was typed before the script arrives is searched for, rather than the address', async ({ page }) => {
  const { held, letGo } = hold()
  await page.route('**/assets/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/blogs?q=english', { waitUntil: 'commit' })
  await searchBox(page).fill('diploma')
  letGo()
  await expect(guides(page)).toHaveText([CDR])
  await expect(searchBox(page)).toHaveValue('diploma')
})

test('words that no guide has are named, and a search that finds nothing says what to do', async ({ page }) => {
  await open(page)
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
  await expect(page.getByRole('link', { name: CDR })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every guide is listed, and no field is shown that cannot work', async ({ page }) => {
    await page.goto('/blogs?q=diploma')
    await expect(page.getByRole('link', { name: CDR })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    expect(await guides(page).count()).toBeGreaterThan(10)
  })
})
