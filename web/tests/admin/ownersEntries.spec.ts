import { expect, test } from '../e2e/fixtures.ts'
import { EVAL_PROBE } from './support/admin.ts'
import { openOwnersSite, PRICE, RENDERED } from './support/ownersSite.ts'

test.use({ expectedErrors: EVAL_PROBE })

const OWN = { email: 'help@skills.test', phone: '+61 2 5550 1234', whatsapp: '+61 2 5550 1234', location: 'Sydney' }

test('a reader, a fee of an authority and an amount that are pressed each open their own entry', async ({ page }, { testId }) => {
  const { store, stop } = await openOwnersSite(page, `entries-${testId}`)
  const fee = { fee: 'Engineers Australia: CDR', amount: 1100, read: '2026-11-20', until: '2099-06-30' }
  await store([
    ['details', { ...OWN, readers: [{ name: 'Asha R.', discipline: 'civil engineering', years: 12 }], fees: [fee] }],
    ['price', PRICE],
    ['price', { ...PRICE, service: 'RPL Writing', amount: 690 }],
    ['price', { ...PRICE, service: 'IML Competency Assessment Writing', amount: 640 }],
  ])
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  const look = async (path: string) => {
    await page.goto(new URL(`/admin/words?${new URLSearchParams({ page: path })}`, page.url()).href)
    await expect(page.getByText('Press a text in the preview.')).toBeVisible(RENDERED)
    await expect(page.getByText(/^\d+ invented details are on the site: Email, Phone,/)).toBeVisible()
  }
  await look('/pricing')
  await preview.getByText('Asha R.').first().click()
  await page.getByRole('link', { name: 'Change it: Who works with clients 1, Name' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Asha R.')

  await look('/pricing')
  const row = preview.getByRole('row', { name: /^CDR/ }).first()
  await row.getByText('1,100').click()
  await page.getByRole('link', { name: 'Change it: Fees of the authorities 1, Amount' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,100')

  await look('/pricing')
  for (const amount of ['880', '1,980']) {
    await row.getByRole('cell', { name: amount, exact: true }).click()
    await expect(page.getByRole('complementary').getByRole('link')).toHaveText(['Change this price: Amount'])
  }
  await page.getByRole('link', { name: 'Change this price: Amount' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('880')

  await look('/')
  await preview
    .getByText(/RPL AUD\s690, IML AUD\s640/)
    .first()
    .click()
  await page.getByRole('link', { name: 'Look at them: Prices' }).click()
  await expect(page.getByRole('row', { name: /RPL Writing/ })).toBeVisible()
  await stop()
})

test('a month is chosen from two lists, and kept', async ({ page }, { testId }) => {
  const { adminUrl, stop } = await openOwnersSite(page, `month-${testId}`)
  await page.goto(`${adminUrl}/admin/content-manager/collection-types/api::review.review/create`)
  await page.getByRole('textbox', { name: 'Name as agreed' }).fill('R. S.')
  await expect(page.getByRole('link', { name: 'Month', exact: true })).toBeVisible()
  for (const [list, choice] of [
    ['Month', 'September'],
    ['Year', '2025'],
  ] as const) {
    await page.getByRole('combobox', { name: list }).click()
    await page.getByRole('option', { name: choice }).click()
  }
  await expect(page.getByRole('link', { name: 'Month', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Created', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveText('September')
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveText('2025')
  await expect(page.getByText(/^not published yet/)).toBeVisible()
  await expect(page.getByText('Set up preview')).toHaveCount(0)
  await stop()
})
