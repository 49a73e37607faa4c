import type { Route } from '@playwright/test'
import { enquiryOn, expect, FAILED, fillEnquiry, openEnquiry, openWithChunksHeld, ready, STORED, test, toastOn } from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'
import { translate } from './support/translated.ts'

const PAGE = '/services/cdr-writing'

test('a pasted international number chooses its country, and the next page has what was typed beside what is typed there', async ({
  page,
}) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  const phone = form.getByLabel('Phone', { exact: true })
  await ready(form)
  await expect(form.getByLabel('Country code')).toHaveValue('au')
  await phone.fill('0094771234567')
  await expect(form.getByLabel('Country code')).toHaveValue('lk')
  await phone.fill('+965 5000 1234')
  await expect(form.getByLabel('Country code')).toHaveValue('kw')
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill('asha@exmaple.com')

  const arrive = await openWithChunksHeld(page, '/services/summary-statement')
  await form.getByLabel('Email').fill('asha@example.com')
  // It has the focus before the name kept is shown in it.
  await form.getByLabel('Full name').focus()
  await arrive()
  await ready(form)
  const expectKept = async () => {
    await expect(form.getByLabel('Email')).toHaveValue('asha@example.com')
    await expect(form.getByLabel('Full name')).toHaveValue('Asha Gurung')
    await expect(form.getByLabel('Country code')).toHaveValue('kw')
    await expect(phone).toHaveValue('+965 5000 1234')
  }
  await expectKept()
  await page.reload()
  await ready(form)
  await expectKept()
})

test('a form translated by the browser and sent before its script arrives is sent once, with nothing of it in the address', async ({
  page,
  address,
}) => {
  const arrive = await openWithChunksHeld(page, '/#query')
  const form = enquiryOn(page)
  await fillEnquiry(form, address)
  await translate(form)
  await form.locator('[type=submit]').click()
  expect(page.url()).not.toContain('Asha')
  await arrive()
  await expect(toastOn(page, STORED)).toBeVisible()
  await form.locator('[type=submit]').click()
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription(/Full name is required\./)
  expect(leadsFrom(address)).toHaveLength(1)
})

test('a message that is too large for the inbox is marked at its field, which takes the focus', async ({ page, address }) => {
  await page.route('**/api/form-datas', (route) => answer(route, 413, refusal('body', 'refused')))
  const form = await openEnquiry(page, PAGE)
  await fillEnquiry(form, address)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.locator('textarea')).toBeFocused()
  await expect(form.locator('textarea')).toHaveAccessibleDescription(/under 5,000 characters/)
  await expect(toastOn(page, FAILED)).toHaveCount(1)
})

test('after too many enquiries the form says how long to wait, beside the direct contacts, and Enter leads to what is read', async ({
  page,
  address,
}) => {
  await page.route('**/api/form-datas', (route) => answer(route, 429, refusal('request', 'too many'), { 'Retry-After': '540' }))
  const form = await openEnquiry(page, PAGE)
  await fillEnquiry(form, address)
  await form.getByLabel('Email').press('Enter')
  await expect(toastOn(page, FAILED)).toBeVisible()
  const note = form.getByText('Too many messages came from your connection. Please try again in 9 minutes, or write to us:')
  await expect(note).toBeVisible()
  await expect(note.locator('..').getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(form.locator('textarea')).toHaveValue('Is anybody there?')
  const button = form.getByRole('button', { name: 'Submit' })
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleDescription(/try again in 9 minutes/)
  await expect(button).toBeInViewport()
})

/** As the inbox answers another origin. */
function answer(route: Route, status: number, body: object, headers: Record<string, string> = {}) {
  if (route.request().method() === 'OPTIONS') return route.continue()
  const shared = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' }
  return route.fulfill({ status, headers: { ...shared, ...headers }, json: body })
}

function refusal(field: string, message: string) {
  return { data: null, error: { message, details: { errors: [{ path: ['data', field], message }] } } }
}
