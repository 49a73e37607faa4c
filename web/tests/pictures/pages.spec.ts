import { oneOfEachLayout } from '../e2e/support/addresses.ts'
import { expect, openWhole, test } from './fixtures.ts'

for (const path of [...oneOfEachLayout(), '/nothing-here']) {
  test(`${path} looks as before`, async ({ page }) => {
    await openWhole(page, path)
    await expect(page).toHaveScreenshot(`${nameOf(path)}.png`, { fullPage: true, timeout: 20_000 })
  })
}

test('home and an article look as before in print', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/blogs/acs-experience-deduction']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot(`print-${nameOf(path)}.png`, { fullPage: true, timeout: 20_000 })
  }
})

test('home in forced colours looks as before', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('forced-colours.png')
})

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home'
}
