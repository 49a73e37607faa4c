import { ANSWER_MS } from '#domain/shell.ts'
import {
  expect,
  FAILED,
  fillEnquiry,
  NOT_SENT,
  openEnquiry,
  openFormWithStoppedClock,
  STORED,
  sampleFormOn,
  test,
  toastOn,
} from './fixtures.ts'
import { freePorts } from './support/freePorts.ts'
import { leadsFrom } from './support/leads.ts'
import { startPair } from './support/servers.ts'

test('while the CMS is down nothing typed is lost, and the lead later arrives once', async ({ page, address }, { testId }) => {
  // It starts two inboxes, one after the other.
  const { siteUrl, database, ...pair } = await startPair(`outage-${testId}`, await freePorts(2))
  const form = await openEnquiry(page, `${siteUrl}/services/cdr-writing`)
  await fillEnquiry(form, address)

  await pair.cms.stop()
  await form.getByRole('button', { name: 'Submit' }).click()
  const toast = toastOn(page, FAILED)
  await expect(toast).toBeVisible()
  await expect(toast.locator('..')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Gurung')
  await expect(form.locator('textarea')).toHaveValue('Is anybody there?')
  await expect(form.getByText(NOT_SENT)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
  const cms = await pair.startCms()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(toastOn(page, STORED)).toBeVisible()
  expect(leadsFrom(address, database)).toMatchObject([{ full_name: 'Asha Gurung', queries: 'Is anybody there?' }])
  await Promise.all([cms.stop(), pair.site.stop()])
})

test('no answer within 15 seconds is a failure that keeps the footer form', async ({ page, address }) => {
  await page.route('**/api/form-datas', () => {})
  const form = await openFormWithStoppedClock(page, '/about', sampleFormOn(page))
  await form.getByLabel('Discipline').selectOption('233211')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await page.clock.runFor(ANSWER_MS - 100)
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.clock.runFor(200)
  await expect(toastOn(page, FAILED)).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(address)
  await expect(form.getByLabel('Discipline')).toHaveValue('233211')
})
