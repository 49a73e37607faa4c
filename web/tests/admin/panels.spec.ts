import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import { CMS_URL, SITE_URL } from '../e2e/support/addresses.ts'
import { expectWholeText, expectWholeTextInWindows, LAPTOPS, PHONE } from '../e2e/support/wholeText.ts'
import { EVAL_PROBE, neverWaitForIdle, signIn } from './support/admin.ts'
import { openOwnersSite, RENDERED } from './support/ownersSite.ts'

test.use({ expectedErrors: EVAL_PROBE })

/** A row of the list is one line, and the whole lead is one press away. Strapi repeats a title over a scrolled page, on a phone behind its own menu. */
const SHORTENED = '[aria-label^="Leads:"] a, [data-strapi-header-sticky]'
/** Strapi's widgets have a `main` of their own. */
const main = (page: Page) => page.locator('#main-content')
const leads = (page: Page) => page.getByRole('list', { name: /^Leads:/ })

async function sendLeads(request: APIRequestContext, email: string): Promise<void> {
  const person = { fullName: 'Asha Gurung Shrestha of Kathmandu', email, phone: '+977 981 234 5678' }
  for (const queries of [
    'I am a civil engineer from Nepal, with nine years on bridges and roads. Which three projects would you take for my episodes?',
    'And my summary statement: what does it cost to look at it before I lodge it in March, with a second reading in April?',
  ]) {
    const data = { ...person, subject: 'Summary statement: what it costs and when it is done', queries }
    const headers = { Referer: `${SITE_URL}/services/summary-statement?utm_source=newsletter&utm_campaign=a-long-name-of-a-campaign` }
    expect((await request.post(`${CMS_URL}/api/form-datas`, { data: { data }, headers })).status()).toBe(201)
  }
}

async function openAdmin(page: Page, path: string): Promise<void> {
  await neverWaitForIdle(page.context())
  await page.goto(`${CMS_URL}${path}`)
  await signIn(page)
  await page.goto(`${CMS_URL}${path}`)
}

test('the list of leads, an open lead, its answer and each of their dialogs show all of their text', async ({ page, request, address }) => {
  await sendLeads(request, address)
  await openAdmin(page, `/admin/leads?q=${encodeURIComponent(address)}`)
  await leads(page).getByRole('link').first().click()
  const lead = page.getByRole('article')
  await expectWholeTextInWindows(lead)
  await page.getByRole('button', { name: 'Follow up' }).click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expectWholeTextInWindows(lead)
  await page.getByRole('button', { name: 'Merge into this lead' }).first().click()
  await expectWholeTextInWindows(lead)
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expectWholeTextInWindows(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  for (const size of LAPTOPS) {
    await page.setViewportSize(size)
    await expectWholeText(main(page), SHORTENED)
  }

  await page.goto(`${CMS_URL}/admin/leads`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await leads(page).getByRole('checkbox').first().click()
  await expectWholeTextInWindows(main(page), SHORTENED)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Enter a lead', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await expect(dialog.getByText('Perhaps in the inbox already:')).toBeVisible()
  await expectWholeTextInWindows(dialog)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expectWholeTextInWindows(dialog)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expectWholeTextInWindows(page.getByRole('alertdialog'), undefined, LAPTOPS)
})

test('the start page and Numbers show all of their text', async ({ page, request, address }) => {
  await sendLeads(request, address)
  await openAdmin(page, '/admin')
  await expect(page.getByRole('link', { name: 'Came today' })).toBeVisible()
  await expectWholeTextInWindows(main(page), SHORTENED)
  await page.goto(`${CMS_URL}/admin/numbers`)
  await expect(page.getByRole('heading', { name: 'Enquiries by week and service' })).toBeVisible()
  for (const folded of await page.getByText('As a table').all()) await folded.click()
  await expectWholeTextInWindows(main(page), SHORTENED)
})

test('Site, Words and what the owner writes show all of their text', async ({ page }, { testId }) => {
  const { adminUrl, stop } = await openOwnersSite(page, `panels-${testId}`)
  for (const path of [
    'single-types/api::site-details.site-details',
    'collection-types/api::price.price/create',
    'collection-types/api::review.review/create',
  ]) {
    await page.goto(`${adminUrl}/admin/content-manager/${path}`)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expectWholeTextInWindows(main(page), SHORTENED)
  }
  await page.goto(`${adminUrl}/admin/content-manager/collection-types/api::article.article/create`)
  for (const dialog of ['Table', 'Picture']) {
    await page.getByRole('button', { name: dialog, exact: true }).click()
    await expectWholeTextInWindows(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
  }
  await expectWholeTextInWindows(main(page), SHORTENED)
  await page.goto(`${adminUrl}/admin/site`)
  await expect(page.getByRole('region', { name: /^Ready to go live/ })).toBeVisible()
  await expectWholeTextInWindows(main(page), SHORTENED)
  await page.goto(`${adminUrl}/admin/words`)
  const heading = page.frameLocator('iframe[title="Preview of the site"]').getByRole('heading', { level: 1 })
  await heading.click(RENDERED)
  await page.getByRole('textbox', { name: 'The words' }).fill('We <b>guarantee</b> it')
  await expect(page.getByText('Take out the HTML')).toBeVisible()
  await expectWholeTextInWindows(main(page), SHORTENED, LAPTOPS)
  // On a phone what is written lies over the page.
  await page.setViewportSize(PHONE)
  await expectWholeText(page.locator('#main-content aside'))
  await stop()
})
