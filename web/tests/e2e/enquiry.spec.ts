import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOAST_MS } from '#domain/shell.ts'
import {
  enquiryOn,
  expect,
  fillEnquiry,
  holdLeads,
  openEnquiry,
  openFormWithStoppedClock,
  ready,
  STORED,
  sendEnquiry,
  test,
  toastOn,
} from './fixtures.ts'
import { WEB_DIR } from './support/addresses.ts'
import { leadsFrom, leadsWhere } from './support/leads.ts'

const PAGE = '/services/cdr-writing'

test('an enquiry is stored in the CMS as it was written, and the form is empty again', async ({ page, address }) => {
  const form = await openEnquiry(page, PAGE)
  const request = page.waitForRequest('**/api/form-datas')
  await form.getByLabel('Full name').fill('  Asha Gurung ')
  await form.getByLabel('Country code').selectOption('np')
  await form.getByLabel('Phone', { exact: true }).fill('0981 234-5678')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Civil engineer, नेपाल, 5 years')
  await form.getByRole('button', { name: 'Submit' }).click()

  const toast = toastOn(page, STORED)
  await expect(toast).toBeVisible()
  await expect(toast.locator('..')).toHaveCSS('background-color', 'rgb(30, 107, 76)')
  const contract = JSON.parse(readFileSync(join(WEB_DIR, '..', 'cms', 'tests', 'fixtures', 'enquiry.json'), 'utf8'))
  const sent = (await request).postDataJSON()
  expect(Object.keys(sent)).toEqual(['data'])
  expect(Object.keys(sent.data)).toEqual(expect.arrayContaining(Object.keys(contract.data)))
  expect(leadsFrom(address)).toMatchObject([
    {
      full_name: 'Asha Gurung',
      email: address,
      phone: '+9779812345678',
      subject: 'CDR guidance enquiry',
      queries: 'Civil engineer, नेपाल, 5 years',
    },
  ])
  const expectEmpty = async () => {
    for (const label of ['Full name', 'Email']) await expect(form.getByLabel(label)).toHaveValue('')
    await expect(form.getByLabel('Country code')).toHaveValue('au')
    await expect(form.locator('textarea')).toHaveValue('')
  }
  await expectEmpty()
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await page.reload()
  await ready(form)
  await expectEmpty()
})

test('Get Started on a campaign’s page leads home, and the lead still names the campaign and both pages', async ({ page, address }) => {
  await page.goto('/pricing?utm_source=newsletter&x=secret')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit'))).toBe('/pricing?utm_source=newsletter')
  const link = page.getByRole('link', { name: 'Get Started', includeHidden: true }).first()
  await link.evaluate((found: HTMLAnchorElement) => found.click())
  await expect(page).toHaveURL('/#query')
  const form = enquiryOn(page)
  await ready(form)
  await sendEnquiry(form, address)
  expect(leadsFrom(address)).toMatchObject([{ page_path: '/', utm_source: 'newsletter', first_page: '/pricing' }])
})

// Every case of the rule: domain/leads.test.ts.
test('each wrong field says what is wrong, and the first takes the focus', { tag: '@engines' }, async ({ page }) => {
  const form = await openEnquiry(page, PAGE)
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
  await form.getByLabel('Full name').press('Enter')
  // The focus is here already, so nothing else makes a screen reader read it.
  await expect(form.getByRole('alert')).toHaveText('Full name must be at least 2 characters.')
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible()

  await fillEnquiry(form, 'asha@')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription('')
  expect(calls).toBe(0)
})

test('a phone number alone is enough, and a dial code alone is not a phone number', async ({ page }) => {
  const form = await openEnquiry(page, PAGE)
  const name = `Phone only ${Date.now()}`
  await form.getByLabel('Full name').fill(name)
  await form.locator('textarea').fill('Call me')
  await form.getByLabel('Phone', { exact: true }).fill('+61')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Please provide either an email or phone number.')).toBeVisible()
  await form.getByLabel('Phone', { exact: true }).fill('0491 570 006')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(toastOn(page, STORED)).toBeVisible()
  expect(leadsWhere('full_name', name)).toMatchObject([{ phone: '+61491570006' }])
})

test('a double press sends one lead and shows that it is being sent', async ({ page, address }) => {
  const letGo = await holdLeads(page)
  const form = await openEnquiry(page, PAGE)
  await fillEnquiry(form, address)
  await form.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await form.locator('textarea').press('Control+Enter')
  // What would be typed now would be lost with the form’s reset.
  await expect(form.locator('textarea')).toHaveAttribute('readonly')
  letGo()
  await expect(toastOn(page, STORED)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await expect(form.locator('textarea')).not.toHaveAttribute('readonly')
  expect(leadsFrom(address)).toHaveLength(1)
})

test('the toast is announced, waits while it is pointed at or has the focus, then goes or is dismissed', async ({ page, address }) => {
  const form = await openFormWithStoppedClock(page, PAGE)
  const toast = toastOn(page, STORED).locator('..')
  await sendEnquiry(form, address)
  await toast.hover()
  await page.clock.runFor(TOAST_MS + 1_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(TOAST_MS - 100)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)

  await sendEnquiry(form, address)
  await page.mouse.move(5, 5)
  const dismiss = toast.getByRole('button', { name: 'Dismiss' })
  await dismiss.focus()
  await page.clock.runFor(TOAST_MS + 1_000)
  await expect(toast).toBeVisible()
  await dismiss.press('Enter')
  await expect(toast).toHaveCount(0)
})

test('the real inbox names the field it refuses, and the form shows it there', async ({ page, address }) => {
  const form = await openEnquiry(page, PAGE)
  await fillEnquiry(form, address)
  // As from a page whose rules are older than the inbox's: its own form lets no such name pass.
  await page.route('**/api/form-datas', (route) => {
    const sent = route.request().postDataJSON() as { data: object }
    return route.continue({ postData: { data: { ...sent.data, fullName: 'A' } } })
  })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription(/Please check your name\./)
  expect(leadsFrom(address)).toEqual([])
})
