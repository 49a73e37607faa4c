import type { Locator, Page, Route } from '@playwright/test'
import { enquiryOn, expect, headerReady, openWithChunksHeld, ready, sampleFormOn, savingData, test } from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'

const PAGE = '/services/cdr-writing'

test('a pasted international number chooses its country', async ({ page }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  const phone = form.getByLabel('Phone', { exact: true })
  await expect(form.getByLabel('Country code')).toHaveValue('au')
  await phone.fill('+977 981-2345678')
  await expect(form.getByLabel('Country code')).toHaveValue('np')
  await expect(phone).toHaveValue('+977 981-2345678')
  await phone.fill('0094771234567')
  await expect(form.getByLabel('Country code')).toHaveValue('lk')
})

test('what is typed before the script arrives is kept, and leaves the rest as it was kept on the page before', async ({ page }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Country code').selectOption('kw')
  await form.getByLabel('Phone', { exact: true }).fill('5000 1234')
  await form.getByLabel('Email').fill('asha@exmaple.com')
  const arrive = await openWithChunksHeld(page, '/services/summary-statement')
  await form.getByLabel('Email').fill('asha@example.com')
  // It has the focus before the name kept is shown in it.
  await form.getByLabel('Full name').focus()
  await arrive()
  await ready(form)
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com')
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Gurung')
  await expect(form.getByLabel('Country code')).toHaveValue('kw')
  await expect(form.getByLabel('Phone', { exact: true })).toHaveValue('5000 1234')
  await page.reload()
  await ready(form)
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com')
})

test('a form sent before the script arrives is neither lost nor put in the address', async ({ page, address }) => {
  const arrive = await openWithChunksHeld(page, '/#query')
  const form = enquiryOn(page)
  await form.getByLabel('Full name').fill('Early Bird')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Sent at once')
  await form.getByRole('button', { name: 'Submit' }).click()
  expect(page.url()).not.toContain('Early')
  await arrive()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  expect(leadsFrom(address)).toHaveLength(1)
})

test('the forms’ code comes before a visitor reaches them, but not for one who saves data', async ({ page, context }) => {
  const asked: string[] = []
  context.on('request', (request) => request.url().includes('/assets/chunks/') && asked.push(request.url()))
  const saver = await context.newPage()
  await savingData(saver)
  await saver.goto('/about')
  await headerReady(saver)
  await saver.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const unasked = new Set(asked)
  await ready(sampleFormOn(saver))
  const forms = asked.filter((url) => !unasked.has(url))
  expect(forms.length).toBeGreaterThan(0)
  await saver.close()

  asked.length = 0
  await page.goto('/about')
  await expect.poll(() => asked).toEqual(expect.arrayContaining(forms))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

const refusals = [
  { what: 'names the phone', status: 400, field: 'phone', label: 'Phone', says: /Please check your phone number\./ },
  { what: 'finds too large', status: 413, field: 'body', label: 'Your qualification and discipline', says: /under 5,000 characters/ },
]
for (const { what, status, field, label, says } of refusals) {
  test(`an enquiry that the inbox refuses and ${what} is marked at its field, which takes the focus`, async ({ page, address }) => {
    await page.route('**/api/form-datas', (route) => answer(route, status, refusal(field, 'refused')))
    const form = await fillEnquiry(page, address)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByLabel(label, { exact: true })).toBeFocused()
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(says)
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('status').getByText('Failed to submit form. Please try again.')).toHaveCount(1)
  })
}

test('after too many enquiries the form says how long to wait, beside the direct contacts, and Enter leads to what is read', async ({
  page,
  address,
}) => {
  await page.route('**/api/form-datas', (route) => answer(route, 429, refusal('request', 'too many'), { 'Retry-After': '540' }))
  const form = await fillEnquiry(page, address)
  await form.getByLabel('Email').press('Enter')
  await expect(page.getByRole('status').getByText('Failed to submit form. Please try again.')).toBeVisible()
  const note = form.getByText('Too many messages came from your connection. Please try again in 9 minutes, or write to us:')
  await expect(note).toBeVisible()
  await expect(note.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(form.locator('textarea')).toHaveValue('Refused')
  const button = form.getByRole('button', { name: 'Submit' })
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleDescription(/try again in 9 minutes/)
  await expect(button).toBeInViewport()
  await expect(form.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0)
})

async function fillEnquiry(page: Page, address: string): Promise<Locator> {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Refused')
  return form
}

/** As the inbox answers another origin. */
function answer(route: Route, status: number, body: object, headers: Record<string, string> = {}) {
  if (route.request().method() === 'OPTIONS') return route.continue()
  const shared = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' }
  return route.fulfill({ status, headers: { ...shared, ...headers }, json: body })
}

function refusal(field: string, message: string) {
  return { data: null, error: { message, details: { errors: [{ path: ['data', field], message }] } } }
}
