import { expect, openEnquiry, ready, STORED, sampleFormOn, sendEnquiry, test, toastOn } from '../e2e/fixtures.ts'
import { leadsFrom } from '../e2e/support/leads.ts'

// Every layout under the same policy: e2e/layouts.spec.ts. Here it is Caddy that sends it.
test('both forms send to the site’s own address, and the policy refuses nothing', async ({ page, address }) => {
  await sendEnquiry(await openEnquiry(page, '/services/cdr-writing'), address)

  await page.reload()
  const sample = sampleFormOn(page)
  await ready(sample)
  await sample.getByLabel('Discipline').selectOption('Civil Engineer')
  await sample.getByLabel('Email').fill(address)
  await sample.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(toastOn(page, STORED)).toBeVisible()
  expect(leadsFrom(address)).toHaveLength(2)
})
