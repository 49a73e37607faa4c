import type { Page } from '@playwright/test'
import { researchedOccupations } from '../fixtures/researchedOccupations.ts'
import { enquiryOn, expect, ready, test } from './fixtures.ts'
import { expectNoFaultAtWidths } from './support/accessibility.ts'
import { codesShown, elsewhere, LISTS, openList, searchBox } from './support/occupationLists.ts'

const [onEa, onAcs] = ['ea', 'acs'].map((list) => researchedOccupations().filter(({ authority }) => authority === list).length)

test('a search finds a misspelt title, says who assesses another, and comes back with its address', { tag: '@engines' }, async ({
  page,
}) => {
  await openList(page, LISTS.ea)
  await searchBox(page).fill('civil enginer')
  await expect.poll(() => codesShown(page).then(([first]) => first)).toBe('233211')
  await searchBox(page).fill('devops')
  await expect(elsewhere(page).getByText('The Australian Computer Society assesses:')).toBeVisible()
  expect(await codesShown(page)).toEqual([])
  await expect(page).toHaveURL('/anzsco/eaanzsco?q=devops')
  await elsewhere(page).getByRole('link', { name: '261316 Devops Engineer' }).click()
  await expect(page).toHaveURL('/anzsco/acsanzsco/devops-engineer-261316')
  await expect(page.getByRole('heading', { level: 1, name: 'Devops Engineer' })).toBeVisible()
  // Playwright's own `goBack` waits in Firefox for a load that its back/forward cache spares.
  await page.evaluate(() => history.back())
  await expect(searchBox(page)).toHaveValue('devops')
  await expect(elsewhere(page).getByRole('link', { name: '261316 Devops Engineer' })).toBeVisible()
})

test('the filters work with a search and without, say what they hide, and are in the address', async ({ page }) => {
  await openList(page, LISTS.ea)
  await page.getByLabel('Category').selectOption('Engineering Technologist')
  await expect.poll(() => codesShown(page)).toEqual(['233914'])
  await expect(page.getByText(`1 of ${onEa} occupations`).first()).toBeVisible()
  await searchBox(page).fill('chemical engineer')
  await expect(page.getByText('None on this list, 1 without the filters').first()).toBeVisible()

  await page.getByLabel('Category').selectOption('')
  await page.getByLabel('Visa list').selectOption('ROL')
  await searchBox(page).fill('draftsman')
  await expect(page).toHaveURL('/anzsco/eaanzsco?q=draftsman&list=ROL')
  await page.reload()
  await page.locator('[data-listing][data-ready]').waitFor()
  await expect(page.getByLabel('Visa list')).toHaveValue('ROL')
  await expect.poll(() => codesShown(page)).toEqual(['312511'])
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL(LISTS.ea)
  await expect.poll(() => codesShown(page)).toHaveLength(onEa ?? 0)
})

test('ticked rows open their comparison, which follows its selects, on an address to share', { tag: '@engines' }, async ({ page }) => {
  const box = (title: string) => page.getByRole('checkbox', { name: `Compare ${title}`, exact: true })
  await openList(page, LISTS.ea)
  await box('Civil Engineer').check()
  await expect(page.getByText('Civil Engineer. Choose one or two more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compare chosen' })).toBeDisabled()
  await box('Structural Engineer').check()
  await box('Transport Engineer').check()
  await expect(box('Electrical Engineer')).toBeDisabled()
  await box('Transport Engineer').uncheck()
  await page.getByRole('button', { name: 'Compare chosen' }).click()
  await expect(page).toHaveURL('/anzsco/compare?codes=ea-233211,ea-233214')
  await expect(page.getByRole('columnheader')).toHaveText(['233211Civil Engineer', '233214Structural Engineer'])
  await page.getByLabel('Third occupation (optional)').selectOption('acs-135111')
  await expect(page).toHaveURL('/anzsco/compare?codes=ea-233211,ea-233214,acs-135111')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expectNoFaultAtWidths(page, [320, 1280])
})

test('the enquiry on an occupation’s page names the occupation', async ({ page }) => {
  await page.goto('/anzsco/imlanzsco/engineering-manager-133211')
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Test Person')
  await form.getByLabel('Email').fill('test@example.com')
  await form.getByLabel('How can we help?').fill('Which documents?')
  await page.route('**/api/form-datas', (route) => route.fulfill({ status: 201, json: {} }))
  const request = page.waitForRequest('**/api/form-datas')
  await form.getByRole('button', { name: 'Submit' }).click()
  expect((await request).postDataJSON().data).toMatchObject({ subject: 'ANZSCO 133211 Engineering Manager (IML)' })
})

test('without JavaScript lists and occupations are complete, and no control is shown that cannot work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page: Page = await context.newPage()
  await page.goto(LISTS.acs)
  await expect(page.locator('[data-row]:visible')).toHaveCount(onAcs ?? 0)
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
  await context.close()
})
