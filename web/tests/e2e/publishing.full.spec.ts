import { expect, test } from './fixtures.ts'
import { EVAL_PROBE } from './support/admin.ts'
import { DETAILS, openOwnersSite, RENDERED, saveDetails } from './support/ownersSite.ts'

test.use({ expectedErrors: EVAL_PROBE })

test('the owner looks at the drafts, publishes twice, and brings the first version back', async ({ page }, { testId }) => {
  test.setTimeout(600_000)
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
