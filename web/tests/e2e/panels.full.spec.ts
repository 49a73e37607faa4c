import type { Page } from '@playwright/test'
import {
  expect,
  FAILED,
  fillEnquiry,
  headerReady,
  holdLeads,
  openFormWithStoppedClock,
  ready,
  sampleFormOn,
  test,
  toastOn,
} from './fixtures.ts'
import { offerPages, oneOfEachLayout } from './support/addresses.ts'
import { CAPPED, openCalculator, sums } from './support/calculator.ts'
import { checkerOn, draft, openChecker, put, turnTo } from './support/draftChecker.ts'
import { elsewhere, LISTS, openList, searchBox } from './support/occupationLists.ts'
import { answer, answersOn, questionOn } from './support/pathFinder.ts'
import { expectWholeText, expectWholeTextInWindows, LAPTOPS, PHONE, WINDOWS } from './support/wholeText.ts'

/** Out of the window until it has the focus; and of a title that is whole in the heading right below, as much as fits its line. */
const SHORTENED = '.skip-link, [aria-label=Breadcrumb] li:last-child'
const main = (page: Page) => page.getByRole('main')

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const path of [...oneOfEachLayout(), '/no-such-page'])
  test(`no text of ${path} is cut off or under something, with everything unfolded`, async ({ page }) => {
    await page.goto(path)
    await headerReady(page)
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('main details, footer details')) folded.setAttribute('open', '')
    })
    await expectWholeTextInWindows(page.locator('body'), SHORTENED)
  })

test('no text of any first view is cut off or under something, beside each plan of its drawing', async ({ page }) => {
  for (const path of offerPages()) {
    await page.goto(path)
    await expectWholeTextInWindows(page.locator('[data-document]').first().locator('..'), SHORTENED)
  }
})

for (const menu of ['Services', 'ANZSCO'])
  test(`the menu ${menu} shows all of its text`, async ({ page }) => {
    await page.goto('/about')
    await headerReady(page)
    for (const size of LAPTOPS) {
      await page.setViewportSize(size)
      await page.getByRole('button', { name: menu, exact: true }).press('Enter')
      await expectWholeText(page.locator(`#menu-${menu.toLowerCase()}`))
      await page.keyboard.press('Escape')
    }
  })

test('the drawer shows all of its text, with each section open', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  await headerReady(page)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expectWholeText(drawer)
  for (const section of ['Services', 'ANZSCO']) {
    await drawer.getByText(section, { exact: true }).click()
    await expectWholeText(drawer)
  }
})

test('the enquiry and its messages show all of their text', async ({ page }) => {
  // Its toast goes away after some seconds.
  const form = await openFormWithStoppedClock(page, '/services/cdr-writing')
  await form.getByLabel('Phone', { exact: true }).fill('981')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Full name is required.')).toBeVisible()
  await expectWholeTextInWindows(form)
  const letGo = await holdLeads(page, 'abort')
  await fillEnquiry(form, 'asha@example.com')
  await form.getByRole('button', { name: 'Submit' }).click()
  letGo()
  await expect(toastOn(page, FAILED)).toBeVisible()
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    await expectWholeText(toastOn(page, FAILED).locator('..'))
    await expectWholeText(form)
  }
})

test('the request for a sample shows all of its text', async ({ page }) => {
  await page.goto('/about')
  const form = sampleFormOn(page)
  await ready(form)
  await form.getByLabel('Discipline').selectOption('Please Specify')
  await form.getByLabel('Email').fill('asha')
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expectWholeTextInWindows(form)
})

test('the points calculator and its sums show all of their text', async ({ page }) => {
  const calculator = await openCalculator(page, CAPPED)
  await calculator.getByText('Find the row from a date of birth').click()
  await calculator.getByLabel('Date of birth').fill('1994-03-14')
  await calculator.getByText('Letter from the ACS?').click()
  await calculator.getByText('What would change this').click()
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    await expectWholeText(sums(calculator))
    await expectWholeText(calculator)
  }
})

test('the draft checker, its sheets and its margin show all of their text', async ({ page }) => {
  await openChecker(page)
  await expectWholeTextInWindows(checkerOn(page))
  await put(page, 'Episode 1', draft('episode-2.txt'))
  await put(page, 'Episode 2', draft('episode-2.txt'))
  await put(page, 'Summary statement', draft('summary-statement.txt'))
  for (const sheet of ['Summary statement', 'Episode 2'] as const) {
    await turnTo(page, sheet)
    await expectWholeTextInWindows(checkerOn(page))
  }
})

test('an answered path and its question show all of their text', async ({ page }) => {
  await answer(page, ['Engineering', 'A degree of about four years', 'Nepal'])
  await expectWholeTextInWindows(answersOn(page))
  const { form, add } = await questionOn(page)
  await add.press('Enter')
  await expectWholeTextInWindows(form)
})

test('a search in the list of occupations and the choice to compare show all of their text', async ({ page }) => {
  await openList(page, LISTS.ea)
  for (const title of ['Civil Engineer', 'Structural Engineer'])
    await page.getByRole('checkbox', { name: `Compare ${title}`, exact: true }).check()
  await searchBox(page).fill('engineer')
  await expect(elsewhere(page)).toBeVisible()
  await expectWholeTextInWindows(main(page), SHORTENED)
})
