import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page, Route } from '@playwright/test'
import {
  enquiryOn,
  expect,
  headerReady,
  hold,
  openWithChunksHeld,
  ready,
  readyWithStoppedClock,
  sampleFormOn,
  savingData,
  stoppedClock,
  test,
} from './fixtures.ts'
import { WEB_DIR } from './support/addresses.ts'
import { leadsFrom, leadsWhere } from './support/leads.ts'

const PAGE = '/services/cdr-writing'

test('an enquiry is stored in the CMS as it was written', async ({ page, address }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  const request = page.waitForRequest('**/api/form-datas')
  await form.getByLabel('Full name').fill('  Asha Gurung ')
  await form.getByLabel('Country code').selectOption('np')
  await form.getByLabel('Phone', { exact: true }).fill('0981 234-5678')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Civil engineer, नेपाल, 5 years')
  await form.getByRole('button', { name: 'Submit' }).click()

  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  const contract = JSON.parse(readFileSync(join(WEB_DIR, '..', 'contract', 'enquiry.json'), 'utf8'))
  const sent = (await request).postDataJSON()
  expect(Object.keys(sent)).toEqual(['data'])
  expect(Object.keys(sent.data).sort()).toEqual(Object.keys(contract.data).sort())
  expect(leadsFrom(address)).toEqual([
    {
      full_name: 'Asha Gurung',
      email: address,
      phone: '+9779812345678',
      subject: 'CDR guidance enquiry',
      queries: 'Civil engineer, नेपाल, 5 years',
    },
  ])
})

test('after success the form is empty and stays usable', async ({ page, address }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Country code').selectOption('in')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('First')
  await form.getByRole('button', { name: 'Submit' }).click()
  const toast = page.getByRole('status').getByText('Your query was submitted successfully!')
  await expect(toast).toBeVisible()
  await expect(toast.locator('..')).toHaveCSS('background-color', 'rgb(30, 107, 76)')
  for (const label of ['Full name', 'Email']) await expect(form.getByLabel(label)).toHaveValue('')
  await expect(form.getByLabel('Country code')).toHaveValue('au')
  await expect(form.locator('textarea')).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await page.reload()
  await ready(form)
  await expect(form.getByLabel('Full name')).toHaveValue('')
})

test('each wrong field says what is wrong, and the first takes the focus', async ({ page }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().includes('/api/'))))
  await form.getByRole('button', { name: 'Submit' }).click()

  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription(/Full name is required\./)
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    /Give an email or a phone number\. Please provide either an email or phone number\./,
  )
  await expect(form.locator('textarea')).toHaveAccessibleDescription(/Please specify your collaboration motive\./)
  await expect(form.getByLabel('Phone', { exact: true })).toHaveAttribute('aria-invalid', 'false')
  await expect(form.getByLabel('Full name')).toBeFocused()

  await form.getByLabel('Full name').fill('A')
  await form.getByLabel('Email').fill('asha@')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Full name must be at least 2 characters.')).toBeVisible()
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible()

  await form.getByLabel('Full name').fill('Asha')
  await form.locator('textarea').fill('CDR')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByText('Full name', { exact: false }).filter({ hasText: 'required' })).toHaveCount(0)
  expect(calls).toBe(0)
})

test('a phone number alone is enough, and a dial code alone is not a phone number', async ({ page }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  const name = `Phone only ${Date.now()}`
  await form.getByLabel('Full name').fill(name)
  await form.locator('textarea').fill('Call me')
  await form.getByLabel('Phone', { exact: true }).fill('+61')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Please provide either an email or phone number.')).toBeVisible()

  await form.getByLabel('Phone', { exact: true }).fill('0491 570 006')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  expect(leadsWhere('full_name', name)).toMatchObject([{ phone: '+61491570006' }])
})

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

test('typed text survives a reload and a change of page', async ({ page, address }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Country code').selectOption('fr')
  await form.getByLabel('Phone', { exact: true }).fill('612345678')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('My three projects')
  await page.reload()
  await ready(form)
  await expect(form.locator('textarea')).toHaveValue('My three projects')
  await expect(form.getByLabel('Country code')).toHaveValue('fr')

  await page.goto('/services/summary-statement')
  await ready(enquiryOn(page))
  await expect(enquiryOn(page).getByLabel('Full name')).toHaveValue('Asha Gurung')
  await expect(enquiryOn(page).getByLabel('Email')).toHaveValue(address)
})

test('a double press sends one lead and shows that it is being sent', async ({ page, address }) => {
  const { held, letGo } = hold()
  await page.route('**/api/form-datas', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Once')
  await form.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await form.locator('textarea').press('Control+Enter')
  // What would be typed now would be lost with the form’s reset.
  await expect(form.locator('textarea')).toHaveAttribute('readonly')
  letGo()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await expect(form.locator('textarea')).not.toHaveAttribute('readonly')
  expect(leadsFrom(address)).toHaveLength(1)
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

test('the toast is announced, waits while it is pointed at, and then goes', async ({ page, address }) => {
  await stoppedClock(page)
  const toast = await toastOfEnquiry(page, address)
  await toast.getByText('Your query').hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(5_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('the toast waits while its button has the focus, and a press dismisses it', async ({ page, address }) => {
  await stoppedClock(page)
  const toast = await toastOfEnquiry(page, address)
  await page.mouse.move(5, 5)
  const dismiss = toast.getByRole('button', { name: 'Dismiss' })
  await dismiss.focus()
  // Longer than a toast shows, and not so long that the popup takes the focus.
  await page.clock.runFor(8_000)
  await expect(toast).toBeVisible()
  await dismiss.press('Enter')
  await expect(toast).toHaveCount(0)
})

test('a field that the inbox does not accept is named there and takes the focus', async ({ page, address }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  // The inbox wants digits in a phone number and the form does not check that; the test does not change the real inbox.
  await page.route('**/api/form-datas', (route) => answer(route, 400, refusal('phone', 'phone: enter a number such as +61491570006.')))
  await form.getByLabel('Phone', { exact: true }).fill('0491 570 006')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Refused')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Phone', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(/Please check your phone number\./)
  await expect(form.getByLabel('Phone', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('status').getByText('Failed to submit form. Please try again.')).toHaveCount(1)
  await expect(form.getByText('Please check your phone number.')).toHaveCount(1)
})

test('the real inbox names the field it refuses, and the form shows it there', async ({ page, address }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  // The inbox ignores a control character and the form counts it, so for the inbox the name is one letter too short.
  await form.getByLabel('Full name').fill('A\u0007')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Refused')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription(/Please check your name\./)
  expect(leadsFrom(address)).toEqual([])
})

test('too many enquiries: the form says how long to wait, beside the direct contacts, and the toast says what it always says', async ({
  page,
  address,
}) => {
  await page.route('**/api/form-datas', (route) => answer(route, 429, refusal('request', 'too many'), { 'Retry-After': '540' }))
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Again')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('status').getByText('Failed to submit form. Please try again.')).toBeVisible()
  const note = form.getByText('Too many messages came from your connection. Please try again in 9 minutes, or write to us:')
  await expect(note).toBeVisible()
  await expect(note.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(form.locator('textarea')).toHaveValue('Again')
  await expect(form.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription(/try again in 9 minutes/)
  await expect(form.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0)
})

test('after too many enquiries Enter in a field leads to the button, with which the wait is read', async ({ page, address }) => {
  await page.route('**/api/form-datas', (route) => answer(route, 429, refusal('request', 'too many'), { 'Retry-After': '540' }))
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.locator('textarea').fill('Again')
  await form.getByLabel('Email').fill(address)
  await form.getByLabel('Email').press('Enter')
  const button = form.getByRole('button', { name: 'Submit' })
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleDescription(/try again in 9 minutes/)
  await expect(button).toBeInViewport()
  await expect(form.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0)
})

test('a message the inbox finds too large is marked as too long', async ({ page, address }) => {
  await page.route('**/api/form-datas', (route) => answer(route, 413, refusal('body', 'send at most 32768 bytes')))
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Long')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.locator('textarea')).toBeFocused()
  await expect(form.locator('textarea')).toHaveAccessibleDescription(/Please keep this under 5,000 characters\./)
})

test('a phone number longer than the inbox accepts is reported before it is sent', async ({ page }) => {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Phone', { exact: true }).fill('9'.repeat(40))
  await form.locator('textarea').fill('Call me')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Phone', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(/Please check your phone number\./)
})

/** Of an enquiry sent from a page whose clock is stopped. */
async function toastOfEnquiry(page: Page, address: string): Promise<Locator> {
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await form.scrollIntoViewIfNeeded()
  await readyWithStoppedClock(page, page.locator('main [data-island="enquiry-form"][data-ready]'))
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Toast')
  await form.getByRole('button', { name: 'Submit' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Your query was submitted successfully!' })
  await expect(toast).toBeVisible()
  return toast
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
