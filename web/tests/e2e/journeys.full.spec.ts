import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Follows links in the page itself, as a newcomer does who never opens a menu. */
async function follow(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('main').getByRole('link', { name }).first().click()
}

test.use({ viewport: { width: 360, height: 800 } })

test('a mechanical engineer outside the accords finds path, documents and cost', async ({ page }) => {
  await page.goto('/')
  await follow(page, 'CDR Writing', 'all the tests')
  await expect(page.getByRole('heading', { name: 'The pathways in one table' })).toBeVisible()
  await follow(page, 'CDR Writing')
  await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Submit' })).toBeVisible()
  await page.goto('/')
  await follow(page, 'What it costs in all')
  await page.getByRole('main').getByText('Who else you pay, for what and when').click()
  await expect(page.getByRole('main').getByRole('cell', { name: 'Engineers Australia' }).first()).toBeVisible()
})

test('a developer without a degree finds the RPL path and its rule', async ({ page }) => {
  await page.goto('/')
  await follow(page, 'RPL Writing')
  await expect(page.getByRole('main').getByText('No IT degree, but six years of IT work?')).toBeVisible()
  await expect(page.locator('#rule')).toContainText('writing agencies and editing agencies')
  await follow(page, 'Read the ACS rule and the time windows')
  await expect(page.getByRole('heading', { level: 1, name: /ACS RPL: six years/ })).toBeVisible()
})

test('an operations manager is told of the next step, and which nine codes IML assesses', async ({ page }) => {
  await page.goto('/')
  await follow(page, 'Management occupations', /Supply and Distribution Manager/)
  await expect(page.getByRole('heading', { level: 1, name: 'Supply and Distribution Manager' })).toBeVisible()
  await page.getByRole('main').locator('a[href="/services/iml-comp-assessment-writing"]').first().click()
  await page.getByText('I am an operations manager. Is IML for me?').click()
  await expect(page.getByText('133512 Production Manager (Manufacturing)')).toBeVisible()
})

test('a checklist’s ticks stay on the device and can be cleared, and the list prints by itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  // A link to the list unfolds it.
  await page.goto('/services/exp-assessment#checklist')
  const list = page.locator('[data-checklist]')
  const box = list.getByRole('checkbox').first()
  await list.getByRole('button', { name: 'Clear the ticks' }).waitFor()
  await box.check()
  await page.goto('/services/exp-assessment')
  await page.getByText(/points to tick/).click()
  await expect(box).toBeChecked()
  await list.getByRole('button', { name: 'Clear the ticks' }).click()
  await page.reload()
  await page.getByText(/points to tick/).click()
  await expect(list.getByRole('button', { name: 'Clear the ticks' })).toBeVisible()
  await expect(box).not.toBeChecked()

  await list.getByRole('button', { name: 'Print this list' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(box).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#steps')).toBeHidden()
})

test('the worksheet adds up what is typed and marks lines that are not amounts', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/pricing#worksheet')
  const sheet = page.locator('[data-worksheet]')
  await expect(sheet.locator('[aria-invalid="false"]').first()).toBeVisible()
  await sheet.getByLabel('Our quote').fill('1,250')
  await sheet.getByLabel('English test').fill('410.50')
  await expect(sheet.getByRole('status')).toHaveText('AUD 1,660.50')
  await sheet.getByLabel('Translations').fill('about 80')
  await expect(sheet.getByLabel('Translations')).toHaveAttribute('aria-invalid', 'true')
  await expect(sheet.getByRole('status')).toHaveText('AUD 1,660.50')
})
