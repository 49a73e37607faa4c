import type { Page } from '@playwright/test'
import { freePorts } from '../e2e/support/freePorts.ts'
import { startPublishing } from '../e2e/support/servers.ts'
import { EVAL_PROBE, expect, forgetEvalProbe, test } from './support/fixtures.ts'
import { firstAdministrator, neverWaitForIdle, signIn } from './support/signIn.ts'

test.use({ expectedErrors: [EVAL_PROBE] })

/** Rendering the site takes ten seconds, and more on a busy machine. */
const RENDERED = { timeout: 180_000 }

test('the owner writes, looks, publishes with one press, and brings a version back', async ({ page, context, complaints }, { testId }) => {
  test.setTimeout(600_000)
  const { siteUrl, adminUrl, folder, stop } = await startPublishing(`publishing-${testId}`, await freePorts(3))
  const visitor = await context.newPage()
  const expectForVisitors = async (email: string, isThere: boolean) => {
    await visitor.goto(`${siteUrl}/about`)
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: email })).toHaveCount(isThere ? 1 : 0)
  }

  await neverWaitForIdle(context)
  await page.goto(`${adminUrl}/admin`)
  await signIn(page, firstAdministrator(folder))
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('link', { name: 'Site details' }).click()
  await addFee(page)
  await saveDetails(page, {
    Place: 'Sydney',
    Email: 'first@owner.test',
    Phone: '+61 2 5550 1234',
    'WhatsApp number': '+61 491 570 156',
    'Country of the server': 'Australia',
  })

  await page.goto(`${adminUrl}/admin/site`)
  await page.getByRole('button', { name: 'Preview the drafts' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the preview' }).click(RENDERED)
  const preview = await opened
  await expect(preview.getByRole('link', { name: 'first@owner.test' }).first()).toBeAttached()
  await expectForVisitors('first@owner.test', false)

  await page.getByRole('button', { name: 'Publish one change' }).click()
  await expect(page.getByText('The site shows version 1 since')).toBeVisible(RENDERED)
  await expectForVisitors('first@owner.test', true)
  await visitor.goto(`${siteUrl}/services/rpl-writing`)
  await expect(visitor.getByText(/The ACS fee: AUD\s1,498 for RPL \(its page, as of 20 November 2026\)/)).toBeVisible()

  await page.getByRole('link', { name: 'Site details' }).first().click()
  await saveDetails(page, { Email: 'second@owner.test' })
  await page.goto(`${adminUrl}/admin`)
  await page.getByRole('button', { name: 'Publish one change' }).click()
  await expect(page.getByText('The site shows version 2 since')).toBeVisible(RENDERED)
  await expectForVisitors('second@owner.test', true)

  await page.getByRole('link', { name: 'Choose, preview, bring back' }).click()
  await page.getByRole('button', { name: 'Bring back version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('The site shows version 3 since')).toBeVisible(RENDERED)
  await expectForVisitors('first@owner.test', true)
  await stop()
  forgetEvalProbe(complaints)
})

async function addFee(page: Page): Promise<void> {
  // The first of the two lists is that of the readers.
  await page.getByRole('button', { name: 'No entry yet. Click to add one.' }).last().click()
  await page.getByRole('combobox', { name: 'Fee' }).click()
  await page.getByRole('option', { name: 'ACS: RPL' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('1498')
  for (const [label, day] of [
    ['Read on', '20/11/2026'],
    ['Last day', '30/06/2099'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(day)
    await page.keyboard.press('Tab')
  }
}

async function saveDetails(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET' && /\/single-types\//.test(answer.url()))
  await save.click()
  expect((await stored).ok()).toBe(true)
  await expect(save).toBeDisabled()
}
