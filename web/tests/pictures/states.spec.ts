import type { Page } from '@playwright/test'
import { enquiryOn, FAILED, fillEnquiry, headerReady, popupOn, ready, toastOn } from '../e2e/fixtures.ts'
import { expect, test } from './fixtures.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  await page.clock.runFor(2_000)
}

test('menus look as before', async ({ page, viewport }) => {
  await open(page, '/')
  await headerReady(page)
  if ((viewport?.width ?? 0) > 1024) {
    await page.getByRole('button', { name: 'Services' }).click()
    await expect(page).toHaveScreenshot('menu-services.png')
    await page.getByRole('button', { name: 'ANZSCO' }).click()
    await expect(page).toHaveScreenshot('menu-anzsco.png')
  } else {
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(page).toHaveScreenshot('drawer.png')
    await page.getByRole('dialog').getByText('Services', { exact: true }).click()
    await expect(page).toHaveScreenshot('drawer-services.png')
  }
})

test('the popup looks as before', async ({ page }) => {
  await open(page, '/about')
  await page.clock.runFor(16_000)
  await expect(popupOn(page)).toBeVisible()
  await expect(page).toHaveScreenshot('popup.png')
})

test('the form looks as before when it is wrong and when sending failed', async ({ page }) => {
  await open(page, '/')
  const form = enquiryOn(page)
  await ready(form)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form).toHaveScreenshot('form-wrong.png')
  await page.route('**/api/form-datas', (route) => route.abort())
  await fillEnquiry(form, 'asha@example.com')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(toastOn(page, FAILED)).toBeVisible()
  await expect(page).toHaveScreenshot('form-failed.png')
})

test('the occupation search looks as before with and without a result', async ({ page }) => {
  await open(page, '/anzsco/imlanzsco')
  const search = page.getByLabel('Code, title or what people call it')
  await search.fill('supply')
  await expect(page).toHaveScreenshot('search-hit.png')
  await search.fill('zzzz')
  await expect(page).toHaveScreenshot('search-nothing.png')
})
