import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 800 } })

test('a checklist’s ticks stay on the device and can be cleared, and the list prints by itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  // A link to the list unfolds it.
  await page.goto('/services/exp-assessment#checklist')
  const list = page.locator('form#checklist')
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
  const sheet = page.locator('#worksheet')
  await expect(sheet.locator('[aria-invalid="false"]').first()).toBeVisible()
  await sheet.getByLabel('Our quote').fill('1,250')
  await sheet.getByLabel('English test').fill('410.50')
  await expect(sheet.getByRole('status')).toHaveText('AUD 1,660.50')
  await sheet.getByLabel('Translations').fill('about 80')
  await expect(sheet.getByLabel('Translations')).toHaveAttribute('aria-invalid', 'true')
  await expect(sheet.getByRole('status')).toHaveText('AUD 1,660.50')
})
