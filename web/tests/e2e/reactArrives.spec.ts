import type { Page } from '@playwright/test'
import { POPUP_DELAY_MS, POPUP_READY_MS } from '#domain/shell.ts'
import { enquiryOn, expect, openWithStoppedClock, ready, test } from './fixtures.ts'

test.use({ popupComes: true })

const PAGE = '/services/cdr-writing'

/** Whether a page has asked for React: its file is the one with React's own messages. */
function watchReact(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(scripts)).some((text) => text.includes('Minified React error'))
}

test('a visitor who reads and touches nothing downloads no React, until the popup is near', async ({ page }) => {
  const hasReact = watchReact(page)
  await openWithStoppedClock(page, PAGE)
  await page.clock.runFor(10_000)
  expect(await hasReact()).toBe(false)
  await page.clock.runFor(POPUP_DELAY_MS - POPUP_READY_MS - 10_000 + 100)
  await expect.poll(hasReact).toBe(true)
})

test('a press on a link to the form starts it before it comes into view', async ({ page }) => {
  const hasReact = watchReact(page)
  await openWithStoppedClock(page, PAGE)
  expect(await hasReact()).toBe(false)
  const link = page.getByRole('main').locator('a[href="#enquiry"]').first()
  await link.dispatchEvent('pointerdown')
  await expect.poll(hasReact).toBe(true)
})

test('a visitor who saves data gets React at the first touch alone', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const hasReact = watchReact(page)
  await openWithStoppedClock(page, PAGE)
  await enquiryOn(page).scrollIntoViewIfNeeded()
  await page.clock.runFor(1_000)
  expect(await hasReact()).toBe(false)
  await enquiryOn(page).getByLabel('Full name').focus()
  await ready(enquiryOn(page))
  expect(await hasReact()).toBe(true)
})
