import { enquiryOn, ready, sampleFormOn } from '../e2e/fixtures.ts'
import { leadsFrom } from '../e2e/support/leads.ts'
import { expect, test } from './support/fixtures.ts'

const STORED = 'Your query was submitted successfully!'

// Every layout under the same policy: e2e/layouts.spec.ts. Here it is Caddy that sends it.
test('both forms send to the site’s own address, and the policy refuses nothing', async ({ page, address }) => {
  await page.goto('/services/cdr-writing')
  const enquiry = enquiryOn(page)
  await ready(enquiry)
  await enquiry.getByLabel('Full name').fill('Asha Gurung')
  await enquiry.getByLabel('Email').fill(address)
  await enquiry.locator('textarea').fill('Civil engineer')
  await enquiry.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(STORED).first()).toBeVisible()

  await page.reload()
  const sample = sampleFormOn(page)
  await ready(sample)
  await sample.getByLabel('Discipline').selectOption('Civil Engineer')
  await sample.getByLabel('Email').fill(address)
  await sample.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(page.getByText(STORED).first()).toBeVisible()
  expect(leadsFrom(address)).toHaveLength(2)
})
