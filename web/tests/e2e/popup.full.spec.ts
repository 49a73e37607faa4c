import type { Page } from '@playwright/test'
import { POPUP_AFTER_BUSY_MS, POPUP_DELAY_MS, TOAST_MS } from '#domain/shell.ts'
import {
  expect,
  FAILED,
  fillEnquiry,
  holdLeads,
  NOT_SENT,
  openFormWithStoppedClock,
  openWithStoppedClock,
  passPopupTime,
  popupOn,
  readyWithStoppedClock,
  test,
  toastOn,
} from './fixtures.ts'
import { expectWholeTextInWindows } from './support/wholeText.ts'

test.use({ popupComes: true })

const PATH = '/services/rpl-writing'

for (const focus of ['on the button', 'elsewhere']) {
  test(`the popup waits for a form that is being sent and for who reads its answer, with the focus ${focus}`, async ({ page }) => {
    const form = await openFormWithStoppedClock(page, PATH)
    const letGo = await holdLeads(page, 'abort')
    const submit = form.getByRole('button', { name: 'Submit', exact: true })
    await fillEnquiry(form, 'asha@example.com')
    await page.clock.runFor(POPUP_DELAY_MS - 1_000 - (await page.evaluate(() => performance.now())))
    await submit.press('Enter')
    await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    if (focus === 'elsewhere') await page.getByRole('link', { name: 'Home page' }).focus()
    await page.clock.runFor(4_000)
    await expect(popupOn(page)).toBeHidden()
    letGo()
    await expect(form.getByText(NOT_SENT)).toBeVisible()
    await page.clock.runFor(TOAST_MS - 100)
    await expect(popupOn(page)).toBeHidden()
    await page.clock.runFor(100 + POPUP_AFTER_BUSY_MS)
    await expect(popupOn(page)).toBeVisible()
  })
}

test('the popup waits for an open menu, and shares your contact details with the page but not your message', async ({ page }) => {
  const form = await openFormWithStoppedClock(page, PATH)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.locator('textarea').fill('A question about RPL')
  await page.getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu-services')).toBeVisible()
  await passPopupTime(page)
  await expect(popupOn(page)).toBeHidden()
  await page.keyboard.press('Escape')
  // The browser tells of the closed menu a moment later.
  await readyWithStoppedClock(page, popupOn(page))
  await expect(popupOn(page).getByLabel('Full name')).toHaveValue('Asha Gurung')
  await expect(popupOn(page).getByLabel('Discipline/Specialisation')).toHaveValue('')
  await popupOn(page).getByLabel('Email').fill('asha@example.com')
  await popupOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com')
  await expect(form.locator('textarea')).toHaveValue('A question about RPL')
})

/** Chromium has no tabs to hide here: the page is told that it is, as by the browser. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible',
  )
}

test('in a tab that is hidden the time begins when the tab is shown, and a popup that falls due waits', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  })
  await openWithStoppedClock(page, PATH)
  await passPopupTime(page)
  await expect(popupOn(page)).toBeHidden()
  await setHidden(page, false)
  await page.clock.runFor(POPUP_DELAY_MS - 100)
  await expect(popupOn(page)).toBeHidden()
  await setHidden(page, true)
  await page.clock.runFor(POPUP_DELAY_MS)
  await expect(popupOn(page)).toBeHidden()
  await setHidden(page, false)
  await page.clock.runFor(POPUP_AFTER_BUSY_MS)
  await expect(popupOn(page)).toBeVisible()
})

for (const width of [360, 1440]) {
  test(`the page behind the popup neither scrolls nor moves at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openWithStoppedClock(page, PATH)
    const place = () => page.evaluate(() => [scrollY, document.querySelector('h1')?.getBoundingClientRect().left])
    const before = await place()
    await passPopupTime(page)
    await expect(popupOn(page)).toBeVisible()
    await page.mouse.move(5, 200)
    await page.mouse.wheel(0, 600)
    // The clock is stopped, and a frame never comes: a wheel takes effect within this time.
    await page.waitForTimeout(300)
    expect(await place()).toEqual(before)
    await popupOn(page).getByRole('button', { name: 'Close' }).click()
    await page.mouse.wheel(0, 600)
    await expect.poll(async () => (await place())[0]).toBeGreaterThan(100)
  })
}

test('the popup shows all of its text, errors and answer included', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithStoppedClock(page, '/services/rpl-writing')
  await passPopupTime(page)
  const popup = popupOn(page)
  await expectWholeTextInWindows(popup)
  await popup.getByRole('button', { name: 'Submit' }).click()
  await expect(popup.getByText('Full name is required.')).toBeVisible()
  await expectWholeTextInWindows(popup)
  const letGo = await holdLeads(page, 'abort')
  await fillEnquiry(popup, 'asha@example.com')
  await popup.getByRole('button', { name: 'Submit' }).click()
  letGo()
  await expect(toastOn(popup, FAILED)).toBeVisible()
  await expectWholeTextInWindows(popup)
})
