import type { Page } from '@playwright/test'
import { enquiryOn, expect, openEnquiry, ready, sendEnquiry, test } from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'

const visit = (page: Page) => page.evaluate(() => sessionStorage.getItem('visit'))

test('a page that is left before its scripts come is the first of the visit, with its campaign', async ({ page, address }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/pricing?utm_source=newsletter&x=secret', { waitUntil: 'commit' })
  await expect.poll(() => visit(page)).toBe('/pricing?utm_source=newsletter')
  await page.unroute('**/assets/*.js')
  await sendEnquiry(await openEnquiry(page, '/services/cdr-writing'), address)
  expect(leadsFrom(address)).toMatchObject([{ page_path: '/services/cdr-writing', utm_source: 'newsletter', first_page: '/pricing' }])
})

for (const path of ['/anzsco/compare?codes=ea-233211,ea-233212&utm_source=mail', '/anzsco/eaanzsco?utm_source=mail&q=civil']) {
  test(`${path} keeps the campaign in the visit and in the address that it writes itself`, async ({ page }) => {
    await page.goto(path)
    expect(await visit(page)).toBe(`${path.replace(/\?.*/, '')}?utm_source=mail`)
    const control = path.includes('compare')
      ? page.getByRole('main').getByRole('combobox').first()
      : page.locator('main search select').first()
    await control.selectOption({ index: 2 })
    await expect.poll(() => new URL(page.url()).search).not.toBe(new URL(path, page.url()).search)
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('mail')
  })
}

test('a lead is sent where the tab keeps nothing, and where the browser takes no referrer', async ({ page, address }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
    const Own = window.Request
    window.Request = class extends Own {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        if (init?.referrer !== undefined) throw new TypeError('Referrer is not a valid URL.')
        super(input, init)
      }
    }
  })
  await sendEnquiry(await openEnquiry(page, '/services/cdr-writing?utm_source=newsletter'), address)
  expect(leadsFrom(address)).toHaveLength(1)
})

test('a lead is sent from //', async ({ page, address }) => {
  // The server leads from there to one slash; another in front of it may not.
  await page.goto('/#query')
  await page.evaluate(() => history.replaceState(null, '', `${location.origin}//?utm_source=mail`))
  const form = enquiryOn(page)
  await ready(form)
  await sendEnquiry(form, address)
  expect(leadsFrom(address)).toMatchObject([{ page_path: '/', utm_source: 'mail' }])
})
