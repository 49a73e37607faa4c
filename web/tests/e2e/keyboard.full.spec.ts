import type { Locator, Page } from '@playwright/test'
import { enquiryOn, expect, headerReady, ready, STORED, test, toastOn } from './fixtures.ts'
import { faultOfFocus } from './support/focus.ts'
import { leadsFrom } from './support/leads.ts'

const MOST_PRESSES = 80

const main = (page: Page, link: string) => page.getByRole('main').getByRole('link', { name: link }).first()

test('by keyboard alone on a phone, a developer finds the occupation, its service and the form', { tag: '@engines' }, async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page, '/')
  await follow(page, main(page, 'ICT occupations'), '/anzsco/acsanzsco')
  await page.locator('[data-island=occupation-list][data-status=ready]').waitFor()
  await skipToContent(page)
  await tabTo(page, page.getByRole('searchbox'))
  const other = page.getByRole('link', { name: '261313 Software Engineer' })
  await expect(other).toBeVisible()
  await page.keyboard.type('devops')
  const found = page.getByRole('link', { name: '261316 Devops Engineer' })
  // The printed list has it before the search is done: then the others are gone.
  await expect(other).toBeHidden()
  await follow(page, found, '/anzsco/acsanzsco/devops-engineer-261316')
  await skipToContent(page)
  await follow(page, page.locator('main a[href="/services/rpl-writing"]').first(), '/services/rpl-writing')
  await skipToContent(page)
  // Through the whole page, with the bar at the bottom of the window.
  await sendEnquiry(page, address, 'Your IT work and planned submission month')
  expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', subject: 'RPL planning' }])
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await headerReady(page)
  await skipToContent(page)
}

/** Leaves the header behind, as whoever has only a keyboard does on each page. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' }), 'the first stop skips the header').toBeFocused()
  await focusIsSeen(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** Presses Tab until this part has the focus. Every stop on the way must be seen. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  const isFocused = () => part.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
    await focusIsSeen(page)
  }
  throw new Error(`${MOST_PRESSES} presses of Tab do not lead to ${part}`)
}

/** Goes on from the link or button that `tabTo` found. */
async function follow(page: Page, part: Locator, address: string): Promise<void> {
  await tabTo(page, part)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await headerReady(page)
}

async function focusIsSeen(page: Page): Promise<void> {
  // What has the focus may still be scrolling into the window.
  await expect.poll(() => page.evaluate(faultOfFocus), { message: 'the focus is seen' }).toBe('')
}

/** From somewhere before the form. */
async function sendEnquiry(page: Page, address: string, message: string): Promise<void> {
  const form = enquiryOn(page)
  await tabTo(page, form.getByLabel('Full name'))
  await ready(form)
  await page.keyboard.type('Asha Gurung')
  await tabTo(page, form.getByLabel('Country code'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, form.getByLabel('Phone', { exact: true }))
  await page.keyboard.type('9812345678')
  await tabTo(page, form.getByLabel('Email'))
  await page.keyboard.type(address)
  await tabTo(page, form.getByLabel(message))
  await page.keyboard.type('Civil engineer, 5 years')
  await tabTo(page, form.getByRole('button', { name: 'Submit' }))
  await page.keyboard.press('Enter')
  await expect(toastOn(page, STORED)).toBeVisible()
}
