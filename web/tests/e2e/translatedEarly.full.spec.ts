import type { Page } from '@playwright/test'
import { enquiryOn, expect, openWithChunksHeld, sampleFormOn, test } from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'
import { translate } from './support/translated.ts'

// React finds other texts than were printed, says so, and draws the part anew.
test.use({ expectedErrors: [/Minified React error #418/] })

test('an enquiry written while the page is translated and its script on the way is kept, with the focus, and sent', async ({
  page,
  address,
}) => {
  const arrive = await openWithChunksHeld(page, '/services/cdr-writing')
  const form = enquiryOn(page)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Country code').selectOption('np')
  await form.getByLabel('Phone').fill('9812345678')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').pressSequentially('Is anybody there?')
  for (let presses = 0; presses < 7; presses++) await page.keyboard.press('ArrowLeft')
  await translate(page.locator('main [data-island=enquiry-form]'))
  await arrive()
  await ready(page, 'enquiry-form')
  await expect(form.locator('font')).toHaveCount(0)
  await expect(form.locator('textarea')).toBeFocused()
  await page.keyboard.type(' else')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', phone: '+9779812345678', queries: 'Is anybody else there?' }])
})

test('a sample request filled in while the page is translated and its script on the way is kept and sent', async ({ page, address }) => {
  const arrive = await openWithChunksHeld(page, '/about')
  const form = sampleFormOn(page)
  await form.getByLabel('Discipline').selectOption('233211')
  await form.getByLabel('Email').fill(address)
  await translate(page.locator('[data-island=sample-request]'))
  await arrive()
  await ready(page, 'sample-request')
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  expect(leadsFrom(address)).toMatchObject([{ queries: 'Sample Code=233211' }])
})

test('a draft pasted while the page is translated and its script on the way is kept and counted', async ({ page }) => {
  const arrive = await openWithChunksHeld(page, '/services/cdr-review-proofreading')
  const checker = page.locator('#checker')
  const text = page.getByRole('textbox', { name: 'Your text: Episode 1' })
  await text.fill('1.1 I designed the bridge.')
  await translate(checker.locator('[data-island]'))
  await arrive()
  await ready(page, 'draft-checker')
  await expect(text).toHaveValue('1.1 I designed the bridge.')
  await expect(checker.getByText('4 words').first()).toBeVisible()
})

test('points chosen and a part opened while the page is translated and its script on the way stay so', async ({ page }) => {
  const arrive = await openWithChunksHeld(page, '/services/pr-points-calculator')
  await page.getByRole('radio', { name: '33 to 39' }).check()
  await page.getByRole('radio', { name: '25 to 32' }).check()
  const age = page.getByRole('group', { name: 'Age' }).locator('details').first()
  await age.locator('summary').click()
  await translate(page.locator('#calculator [data-island]'))
  await arrive()
  await ready(page, 'points-calculator')
  await expect(age.locator('font')).toHaveCount(0)
  await expect(age).toHaveAttribute('open')
  await expect(age.locator('summary')).toBeFocused()
  await expect(page.getByRole('radio', { name: '25 to 32' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Your sum' }).locator('dd').first()).toHaveText('30')
})

async function ready(page: Page, island: string): Promise<void> {
  await expect(page.locator(`main [data-island=${island}][data-ready], footer [data-island=${island}][data-ready]`)).toHaveCount(1)
}
