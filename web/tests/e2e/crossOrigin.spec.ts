import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { enquiryOn, expect, ready, test } from './fixtures.ts'
import { CMS_URL, SITE_PORT, SITE_URL, WEB_DIR } from './support/addresses.ts'
import { leadsFrom } from './support/leads.ts'

const PAGE = '/services/cdr-writing'
const { data: enquiry } = JSON.parse(readFileSync(join(WEB_DIR, '..', 'contract', 'enquiry.json'), 'utf8'))

test.use({ expectedErrors: [/blocked by CORS policy/] })

test('a form built for a CMS on another origin stores its lead there, preflight included', async ({ page, address }) => {
  await buildFor(page, CMS_URL)
  await page.goto(PAGE)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('From another origin')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  expect((await sent).url()).toBe(`${CMS_URL}/api/form-datas`)
  expect(leadsFrom(address)).toMatchObject([{ queries: 'From another origin' }])
})

test('a page of another origin than the site’s cannot send a lead', async ({ page, address }) => {
  const elsewhere = `http://localhost:${SITE_PORT}/`
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }))
  await page.goto(elsewhere)
  const reason = page.waitForEvent('console', (message) => message.type() === 'error')
  const outcome = await page.evaluate(
    ([url, body]) =>
      fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).then(
        () => 'answered',
        () => 'refused',
      ),
    [`${CMS_URL}/api/form-datas`, JSON.stringify({ data: { ...enquiry, email: address } })] as const,
  )
  expect(outcome).toBe('refused')
  expect((await reason).text()).toContain('blocked by CORS policy')
  expect(leadsFrom(address)).toEqual([])
})

/** The pages as a build with that CMS_URL has them: its address in the forms' data and in the policy. */
async function buildFor(page: Page, cmsUrl: string): Promise<void> {
  await page.route(`${SITE_URL}${PAGE}`, async (route) => {
    const answer = await route.fetch()
    const policy = answer.headers()['content-security-policy'] ?? ''
    const html = await answer.text()
    expect(html).toContain(endpoint(''))
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${cmsUrl}`) },
      body: html.replaceAll(endpoint(''), endpoint(cmsUrl)),
    })
  })
}

/** As it appears in the HTML, among an island's other data. */
function endpoint(url: string): string {
  return `&quot;endpoint&quot;:&quot;${url}&quot;`
}
