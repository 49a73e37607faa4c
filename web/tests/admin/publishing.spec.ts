import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import { EVAL_PROBE, expectNoFaultInMain } from './support/admin.ts'
import { DETAILS, openOwnersSite, PRICE, RENDERED, saveDetails } from './support/ownersSite.ts'

test.use({ expectedErrors: EVAL_PROBE })

test('what the owner writes is on the page after one press', async ({ page }, { testId }) => {
  const { expectForVisitors, visit, stop } = await openOwnersSite(page, `publishing-${testId}`)
  await addFee(page)
  await saveDetails(page, DETAILS)
  await expectForVisitors(DETAILS.Email, false)
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(page.getByRole('region', { name: /^Ready to go live: \d+ of 12$/ })).toContainText('Written')
  await page.getByRole('button', { name: 'Publish one change' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/What the pages promise in your name \(\d+ not ticked\)/)
  await page.getByRole('button', { name: 'Publish all the same' }).click()
  await expect(page.getByText('The site shows version 1 since')).toBeVisible(RENDERED)
  await expectForVisitors(DETAILS.Email, true)
  const service = await visit('/services/rpl-writing')
  await expect(service.getByText(/The ACS fee: AUD\s1,498 for RPL \(its page, as of 20 November 2026\)/).first()).toBeVisible()
  await stop()
})

test('the owner looks at the drafts, publishes twice, and brings the first version back', async ({ page }, { testId }) => {
  const { adminUrl, expectForVisitors, stop } = await openOwnersSite(page, `versions-${testId}`)
  await saveDetails(page, DETAILS)
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('button', { name: 'Preview the drafts' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the preview' }).click(RENDERED)
  const preview = await opened
  await expect(preview.getByRole('link', { name: DETAILS.Email }).first()).toBeAttached()
  await expectForVisitors(DETAILS.Email, false)

  await page.getByRole('button', { name: 'Publish one change' }).click()
  await page.getByRole('button', { name: 'Publish all the same' }).click()
  await expect(page.getByText('The site shows version 1 since')).toBeVisible(RENDERED)
  await page.getByRole('region', { name: 'Write' }).getByRole('link', { name: 'Site details' }).click()
  await saveDetails(page, { Email: 'second@owner.test' })
  await page.goto(`${adminUrl}/admin`)
  await page.getByRole('link', { name: 'Look at one change and publish' }).click()
  await page.getByRole('button', { name: 'Publish one change' }).click()
  await expect(page.getByText('The site shows version 2 since')).toBeVisible(RENDERED)
  await expectForVisitors('second@owner.test', true)

  await page.getByRole('button', { name: 'Bring back version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('The site shows version 3 since')).toBeVisible(RENDERED)
  await expectForVisitors(DETAILS.Email, true)
  await stop()
})

test('all changes are ticked and unticked at once, and one of them comes back from an earlier version', async ({ page }, { testId }) => {
  const { store, visit, stop } = await openOwnersSite(page, `compare-${testId}`)
  await saveDetails(page, DETAILS)
  await store([
    ['price', PRICE],
    ['price', { ...PRICE, service: 'RPL Writing', amount: 690 }],
  ])
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('button', { name: 'Untick all' }).click()
  await expectNoFaultInMain(page)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  for (const box of await page.getByRole('checkbox', { name: /^Publish / }).all()) await expect(box).not.toBeChecked()
  await page.getByRole('button', { name: 'Tick all', exact: true }).click()
  await page.getByRole('button', { name: 'Publish 3 changes' }).click()
  await page.getByRole('button', { name: 'Publish all the same' }).click()
  await expect(page.getByText('The site shows version 1 since')).toBeVisible(RENDERED)

  await page.getByRole('region', { name: 'Write' }).getByRole('link', { name: 'Site details' }).click()
  await saveDetails(page, { Email: 'second@owner.test' })
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await page.getByRole('row', { name: /RPL Writing/ }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('720')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Amount: 690 → 720')).toBeVisible()
  await page.getByRole('link', { name: 'Look at the changes and publish' }).click()
  await page.getByRole('button', { name: 'Publish 2 changes' }).click()
  await expect(page.getByText('The site shows version 2 since')).toBeVisible(RENDERED)

  await page.getByRole('button', { name: 'Compare version 1 with the site' }).click()
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByText('second@owner.test')).toBeVisible()
  await expect(versions.getByText(DETAILS.Email)).toBeVisible()
  await expectNoFaultInMain(page)
  await page.getByRole('button', { name: /^Bring back only .*RPL Writing.* as in version 1$/ }).click()
  await expect(page.getByText('The site shows version 3 since')).toBeVisible(RENDERED)
  const about = await visit('/about')
  await expect(about.getByRole('contentinfo').getByRole('link', { name: 'second@owner.test' })).toHaveCount(1)
  const offer = await visit('/services/rpl-writing')
  await expect(offer.getByText(/AUD\s690/).first()).toBeVisible()
  await stop()
})

async function addFee(page: Page): Promise<void> {
  // The first of the two lists is that of the readers.
  await page.getByRole('button', { name: 'None yet. Press to add one.' }).last().click()
  await page.getByRole('combobox', { name: 'Fee' }).click()
  await page.getByRole('option', { name: 'ACS: RPL' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('1498')
  for (const [label, day] of [
    ['Read on', '20/11/2026'],
    ['Last day', '30/06/2099'],
  ] as const) {
    await page.getByRole('textbox', { name: label }).fill(day)
    await page.keyboard.press('Tab')
  }
}
