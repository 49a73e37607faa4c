import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { EVAL_PROBE } from './support/admin.ts'
import { DETAILS, openOwnersSite, RENDERED, saveDetails } from './support/ownersSite.ts'

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
