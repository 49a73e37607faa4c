import type { Locator, Page } from '@playwright/test'
import { enquiryOn, expect, hold, popupOn, readyWithStoppedClock, stoppedClock, test } from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'

const PATH = '/services/rpl-writing'

/** There once the popup's time runs. */
const shellOf = (page: Page): Locator => page.locator('html[data-header="ready"]')

test('the popup opens 15 seconds after a path is shown and closes with its button', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  await expectPopupAfter15Seconds(page)
  await expect(popupOn(page).getByLabel('Discipline/Specialisation')).toHaveAttribute('placeholder', 'Please enter your specialisation')
  await popupOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(popupOn(page)).toBeHidden()
  await page.clock.runFor(60_000)
  await expect(popupOn(page)).toBeHidden()
})

test('the popup sends a sample request with the path it opened on', async ({ page, address }) => {
  await stoppedClock(page)
  await page.goto('/anzsco/eaanzsco/civil-engineer-233211')
  await readyWithStoppedClock(page, shellOf(page))
  await page.clock.runFor(15_000)
  await sendFromPopup(page, address)
  expect(leadsFrom(address)).toMatchObject([{ subject: 'Sample Request /anzsco/eaanzsco/civil-engineer-233211', queries: 'Bridges' }])
})

test('the popup’s subject has the path that a tool shows in place', async ({ page, address }) => {
  await stoppedClock(page)
  await page.goto('/find-your-path')
  await readyWithStoppedClock(page, shellOf(page).locator('[data-island="path-questions"][data-ready]'))
  await page.getByRole('main').getByRole('link', { name: 'Engineering', exact: false }).first().click()
  await expect(page).toHaveURL(/\/find-your-path\/engineers-australia/)
  await page.clock.runFor(15_000)
  await sendFromPopup(page, address)
  expect(leadsFrom(address)).toMatchObject([{ subject: 'Sample Request /find-your-path/engineers-australia' }])
})

test('the popup never takes the focus from a visitor who is typing', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  const form = await formWithStoppedClock(page)
  await form.getByLabel('Full name').focus()
  await page.clock.runFor(30_000)
  await expect(popupOn(page)).toBeHidden()
  await form.getByLabel('Full name').blur()
  await page.clock.runFor(1_000)
  await expect(popupOn(page)).toBeVisible()
})

test('the popup does not come under a press that leaves a field for a link', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  const form = await formWithStoppedClock(page)
  await form.getByLabel('Full name').focus()
  await page.clock.runFor(30_000)
  await page.getByRole('main').getByRole('link', { name: 'ICT occupations' }).hover()
  await page.mouse.down()
  await page.clock.runFor(500)
  await expect(popupOn(page)).toBeHidden()
  await page.mouse.up()
  await expect(page).toHaveURL('/anzsco/acsanzsco')
})

test('the popup waits for a form that is being sent, and for who reads its answer', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  const form = await formWithStoppedClock(page)
  await page.clock.runFor(1_000)
  const letGo = await fillWithAnswerHeld(page, form)
  await form.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  // Past the popup's time, and before the form would stop waiting for its answer.
  await page.clock.runFor(14_500)
  await expect(popupOn(page)).toBeHidden()
  letGo()
  await expect(form.getByRole('button', { name: 'Submit', exact: true })).toBeFocused()
  await expect(popupOn(page)).toBeHidden()
  await form.getByRole('button', { name: 'Submit', exact: true }).blur()
  await page.clock.runFor(1_000)
  await expect(popupOn(page)).toBeVisible()
})

test('the popup comes after a form was sent, to a visitor who has gone on to something else', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  const form = await formWithStoppedClock(page)
  await page.clock.runFor(3_000)
  const letGo = await fillWithAnswerHeld(page, form)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.getByRole('link', { name: 'Home page' }).focus()
  await page.clock.runFor(14_000)
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
  await expect(page.getByRole('link', { name: 'Stage 1 Competency Assessment' }).first()).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(popupOn(page)).toBeHidden()
  await page.keyboard.press('Escape')
  // The browser tells of the closed menu a moment later.
  await readyWithStoppedClock(page, popupOn(page))
})

test('Escape closes the popup and the focus returns to where it was', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  await readyWithStoppedClock(page, shellOf(page))
  await page.getByRole('link', { name: 'Home page' }).focus()
  await page.clock.runFor(15_000)
  await expect(popupOn(page)).toBeVisible()
  await expect.poll(() => popupOn(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(popupOn(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Home page' })).toBeFocused()
})

test('popup and page share your contact details but not your message', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  const form = await formWithStoppedClock(page)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.locator('textarea').fill('A question about RPL')
  await form.locator('textarea').blur()
  await page.clock.runFor(15_000)
  await expect(popupOn(page).getByLabel('Full name')).toHaveValue('Asha Gurung')
  await expect(popupOn(page).getByLabel('Discipline/Specialisation')).toHaveValue('')
  await popupOn(page).getByLabel('Email').fill('asha@example.com')
  await popupOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com')
  await expect(form.locator('textarea')).toHaveValue('A question about RPL')
})

test('a page brought back by the back button starts anew, with nothing open', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PATH)
  await page.clock.runFor(10_000)
  await page.goto('/about')
  await page.goBack()
  await expectPopupAfter15Seconds(page)
})

/** The form as it is to be sent. Its answer is lost, once what this returns was called. */
async function fillWithAnswerHeld(page: Page, form: Locator): Promise<() => void> {
  const { held, letGo } = hold()
  await page.route('**/api/form-datas', async (route) => {
    await held
    await route.abort()
  })
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.locator('textarea').fill('A question about RPL')
  return letGo
}

async function sendFromPopup(page: Page, address: string): Promise<void> {
  const popup = popupOn(page)
  await expect(popup).toBeVisible()
  await popup.getByLabel('Full name').fill('Asha Gurung')
  await popup.getByLabel('Email').fill(address)
  await popup.getByLabel('Discipline/Specialisation').fill('Bridges')
  await popup.getByRole('button', { name: 'Submit' }).click()
  await expect(popup.getByRole('status').getByText('Your query was submitted successfully!')).toBeVisible()
}

/** The enquiry card of a page whose clock is stopped, once it and the popup's timer have started. */
async function formWithStoppedClock(page: Page): Promise<Locator> {
  const form = enquiryOn(page)
  await form.scrollIntoViewIfNeeded()
  await readyWithStoppedClock(page, shellOf(page).locator('main [data-island="enquiry-form"][data-ready]'))
  return form
}

/** Of a page whose clock is stopped. Its script may come at any time: what is left of the 15 seconds counts from then. */
async function expectPopupAfter15Seconds(page: Page): Promise<void> {
  await readyWithStoppedClock(page, shellOf(page))
  const left = 15_000 - (await page.evaluate(() => performance.now()))
  await page.clock.runFor(left - 100)
  await expect(popupOn(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(popupOn(page)).toBeVisible()
}
