import { enquiryOn, expect, ready, readyWithStoppedClock, stoppedClock, test } from './fixtures.ts'
import { freePorts } from './support/freePorts.ts'
import { leadsFrom } from './support/leads.ts'
import { startPair } from './support/servers.ts'

test('while the CMS is down nothing typed is lost, and the lead later arrives once', async ({ page, address }, { testId }) => {
  // It starts two inboxes, one after the other.
  test.setTimeout(300_000)
  const { siteUrl, database, ...pair } = await startPair(`outage-${testId}`, await freePorts(2))
  await page.goto(`${siteUrl}/services/cdr-writing`)
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Are you there?')

  await pair.cms.stop()
  await form.getByRole('button', { name: 'Submit' }).click()
  const toast = page.getByRole('status').getByText('Failed to submit form. Please try again.')
  await expect(toast).toBeVisible()
  await expect(toast.locator('..')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Gurung')
  await expect(form.locator('textarea')).toHaveValue('Are you there?')
  await expect(form.getByText('Your message was not sent.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
  const cms = await pair.startCms()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  expect(leadsFrom(address, database)).toMatchObject([{ full_name: 'Asha Gurung', queries: 'Are you there?' }])
  await Promise.all([cms.stop(), pair.site.stop()])
})

test('no answer within 15 seconds is a failure that keeps the footer form', async ({ page, address }) => {
  await stoppedClock(page)
  await page.route('**/api/form-datas', () => {})
  await page.goto('/about')
  const form = page.getByRole('form', { name: 'Request a Sample' })
  await form.scrollIntoViewIfNeeded()
  await readyWithStoppedClock(page, page.locator('[data-island="sample-request"][data-ready]'))
  await form.getByLabel('Discipline').selectOption('233211')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await page.clock.runFor(14_900)
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.clock.runFor(200)
  await expect(page.getByText('Failed to submit form. Please try again.')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(address)
  await expect(form.getByLabel('Discipline')).toHaveValue('233211')
})
