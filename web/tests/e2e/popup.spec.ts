import { POPUP_AFTER_BUSY_MS, POPUP_DELAY_MS } from '#domain/shell.ts'
import {
  enquiryOn,
  expect,
  fillEnquiry,
  openWithStoppedClock,
  passPopupTime,
  popupOn,
  readyWithStoppedClock,
  STORED,
  stoppedClock,
  test,
  toastOn,
} from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'

test.use({ popupComes: true })

const PATH = '/services/rpl-writing'

test('the popup opens 15 seconds after a path is shown, no sooner, and again after going back', async ({ page }) => {
  // The specification's figure, spelt out once: every other test takes it from the site.
  expect(POPUP_DELAY_MS).toBe(15_000)
  await stoppedClock(page)
  await page.goto(PATH)
  await page.clock.runFor(10_000)
  await page.goto('/about')
  await page.goBack()
  await readyWithStoppedClock(page)
  // Its script may come at any time: what is left of the time counts from then.
  const left = POPUP_DELAY_MS - (await page.evaluate(() => performance.now()))
  await page.clock.runFor(left - 100)
  await expect(popupOn(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(popupOn(page)).toBeVisible()
})

test('the popup sends a sample request with the path it opened on, closes with its button, and does not come back', {
  tag: '@engines',
}, async ({ page, address }) => {
  await openWithStoppedClock(page, '/anzsco/eaanzsco/civil-engineer-233211')
  await passPopupTime(page)
  const popup = popupOn(page)
  await expect(popup.getByLabel('Discipline/Specialisation')).toHaveAttribute('placeholder', 'Please enter your specialisation')
  await fillEnquiry(popup, address, 'Bridges')
  await popup.getByRole('button', { name: 'Submit' }).click()
  await expect(toastOn(popup, STORED)).toBeVisible()
  expect(leadsFrom(address)).toMatchObject([{ subject: 'Sample Request /anzsco/eaanzsco/civil-engineer-233211', queries: 'Bridges' }])
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  await passPopupTime(page)
  await expect(popup).toBeHidden()
})

test('Escape closes the popup and the focus returns to where it was', { tag: '@engines' }, async ({ page }) => {
  await openWithStoppedClock(page, PATH)
  await page.getByRole('link', { name: 'Home page' }).focus()
  await passPopupTime(page)
  await expect(popupOn(page)).toBeVisible()
  await expect.poll(() => popupOn(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await expect(popupOn(page).getByRole('button', { name: 'Close' }), 'no button is chosen for the visitor').not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(popupOn(page).getByLabel('Full name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popupOn(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Home page' })).toBeFocused()
})

for (const [path, press] of [
  ['/anzsco/eaanzsco', undefined],
  ['/', 'main input[type=radio]'],
  ['/services/pr-points-calculator', 'main input[type=radio]'],
] as const)
  test(`the popup opens on ${path}${press ? ', after a choice was pressed there,' : ', where a button waits to be of use,'} like anywhere`, async ({
    page,
  }) => {
    await openWithStoppedClock(page, path)
    if (press) await page.locator(press).first().press('Space')
    await passPopupTime(page)
    await expect(popupOn(page)).toBeVisible()
  })

test('the popup never takes the focus from a visitor who is typing, nor comes under a press that leaves a field', async ({ page }) => {
  await openWithStoppedClock(page, PATH)
  await enquiryOn(page).getByLabel('Full name').focus()
  await passPopupTime(page)
  await expect(popupOn(page)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'ICT occupations' }).hover()
  await page.mouse.down()
  await page.clock.runFor(POPUP_AFTER_BUSY_MS / 2)
  await expect(popupOn(page)).toBeHidden()
  await page.mouse.move(5, 400)
  await page.mouse.up()
  await page.clock.runFor(POPUP_AFTER_BUSY_MS)
  await expect(popupOn(page)).toBeVisible()
})
