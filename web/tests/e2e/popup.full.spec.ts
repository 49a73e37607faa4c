import type { Locator, Page } from '@playwright/test'
import { POPUP_DELAY_MS } from '#domain/timings.ts'
import { enquiryOn, expect, hold, passPopupTime, popupOn, readyWithStoppedClock, stoppedClock, test } from './fixtures.ts'

const PATH = '/services/rpl-writing'

/** There once the popup's time runs. */
const shellOf = (page: Page): Locator => page.locator('html[data-header="ready"]')

test('the popup waits for a form that is being sent, and for who reads its answer', async ({ page }) => {
  const { form, letGo } = await formFilledBeforePopup(page)
  await form.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.clock.runFor(4_000)
  await expect(popupOn(page)).toBeHidden()
  letGo()
  await expect(form.getByRole('button', { name: 'Submit', exact: true })).toBeFocused()
  await expect(popupOn(page)).toBeHidden()
  await form.getByRole('button', { name: 'Submit', exact: true }).blur()
  await page.clock.runFor(1_000)
  await expect(popupOn(page)).toBeVisible()
})

test('the popup comes after a form was sent, to a visitor who has gone on to something else', async ({ page }) => {
  const { form, letGo } = await formFilledBeforePopup(page)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.getByRole('link', { name: 'Home page' }).focus()
  await page.clock.runFor(4_000)
  await expect(popupOn(page)).toBeHidden()
  letGo()
  await expect(form.getByText('Your message was not sent.')).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(popupOn(page)).toBeVisible()
})

test('the popup waits for an open menu', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  await readyWithStoppedClock(page, shellOf(page))
  await page.getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu-services')).toBeVisible()
  await passPopupTime(page)
  await expect(popupOn(page)).toBeHidden()
  await page.keyboard.press('Escape')
  // The browser tells of the closed menu a moment later.
  await readyWithStoppedClock(page, popupOn(page))
})

test('popup and page share your contact details but not your message', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  const form = await formWithStoppedClock(page)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.locator('textarea').fill('A question about RPL')
  await form.locator('textarea').blur()
  await passPopupTime(page)
  await expect(popupOn(page).getByLabel('Full name')).toHaveValue('Asha Gurung')
  await expect(popupOn(page).getByLabel('Discipline/Specialisation')).toHaveValue('')
  await popupOn(page).getByLabel('Email').fill('asha@example.com')
  await popupOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com')
  await expect(form.locator('textarea')).toHaveValue('A question about RPL')
})

/** Shortly before the popup's time, with an enquiry as it is to be sent. Its answer is lost, once `letGo` was called. */
async function formFilledBeforePopup(page: Page): Promise<{ form: Locator; letGo: () => void }> {
  await stoppedClock(page)
  await page.goto(PATH)
  const form = await formWithStoppedClock(page)
  const { held, letGo } = hold()
  await page.route('**/api/form-datas', async (route) => {
    await held
    await route.abort()
  })
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.locator('textarea').fill('A question about RPL')
  await page.clock.runFor(POPUP_DELAY_MS - 1_000 - (await page.evaluate(() => performance.now())))
  return { form, letGo }
}

/** The enquiry card of a page whose clock is stopped, once it and the popup's timer have started. */
async function formWithStoppedClock(page: Page): Promise<Locator> {
  const form = enquiryOn(page)
  await form.scrollIntoViewIfNeeded()
  await readyWithStoppedClock(page, shellOf(page).locator('main [data-island="enquiry-form"][data-ready]'))
  return form
}
