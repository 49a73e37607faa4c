import type { Locator } from '@playwright/test'
import { announcedBy, enquiryOn, expect, openWithChunksHeld, ready, readyWithStoppedClock, stoppedClock, test } from './fixtures.ts'
import { expectNoFaultAtWidths } from './support/accessibility.ts'
import { CALCULATOR, CAPPED, calculatorOn, expectSums, openCalculator, sums } from './support/calculator.ts'
import { expectSameTranslated } from './support/translated.ts'

test('where the browser keeps nothing, the sum still goes into the message, after what is written there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  const calculator = await openCalculator(page, CAPPED)
  const message = enquiryOn(page).locator('textarea')
  await ready(enquiryOn(page))
  await message.fill('Is this right?')
  await calculator.getByRole('button', { name: 'Send this with an enquiry' }).click()
  await expect(message).toHaveValue(/Is this right\?[\s\S]*Subclass 189: 90/)
})

test('the keyboard alone adds up a sum, which is announced once after a pause', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(CALCULATOR)
  const calculator = calculatorOn(page)
  await calculator.scrollIntoViewIfNeeded()
  await readyWithStoppedClock(page, page.locator('[data-island="points-calculator"][data-ready]'))
  const said = await announcedBy(calculator.getByRole('status').last())
  await calculator.getByRole('radio', { name: 'Under 18' }).focus()
  await page.keyboard.press('Space')
  for (const _ of ['18 to 24', '25 to 32', '33 to 39']) await page.keyboard.press('ArrowDown')
  await expect(calculator.getByRole('radio', { name: '33 to 39' })).toBeChecked()
  await expectSums(calculator, '25', '30', '40')
  await page.keyboard.press('ArrowUp')
  await expectSums(calculator, '30', '35', '45')
  await page.clock.runFor(1_000)
  await expect(calculator.getByRole('status').last()).toContainText('Sum for 189: 30.')
  expect(await said.jsonValue()).toHaveLength(1)
})

test('on a phone its bar asks for a row first, then names each sum, and each line opens its own definition', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const calculator = await openCalculator(page)
  const bar = sums(calculator)
  await expect(bar.getByText('Choose a row on each line.')).toBeVisible()
  await calculator.getByRole('radio', { name: 'Proficient' }).check()
  await expect(bar.getByText('Choose a row on each line.')).toBeHidden()
  for (const subclass of ['189', '190', '491']) await expect(bar.getByText(`Subclass ${subclass}`)).toBeVisible()

  const regional = calculator.getByRole('group', { name: 'Study in a regional area' })
  await expect(regional.getByText('Distance education does not count.')).toBeHidden()
  await regional.getByText('The study of the line above').click()
  await expect(regional.getByText('Distance education does not count.')).toBeVisible()
})

test('where the browser translates the page, its words follow each answer and nothing vanishes', async ({ page, context }) => {
  const choose = (line: string, row: string) => (tool: Locator) =>
    tool.getByRole('group', { name: line }).getByRole('radio', { name: row }).check()
  await expectSameTranslated(await openCalculator(page), await openCalculator(await context.newPage()), [
    (tool) => tool.getByText('What would change this').click(),
    choose('English level', 'Proficient'),
    choose('English level', 'Superior'),
    choose('Age', '45 or over'),
    choose('Age', '33 to 39'),
    choose('Skilled work outside Australia', '5 years, less than 8'),
    choose('Skilled work in Australia', '8 years or more'),
    choose('Study in a regional area', 'Not met'),
    (tool) => tool.getByRole('button', { name: 'Start again' }).click(),
  ])
})

test('a new address in place replaces the sum, and a damaged one is used as far as it makes sense', async ({ page }) => {
  const calculator = await openCalculator(page, '#points=1.31211----13')
  await expectSums(calculator, '75', '80', '90')
  await page.evaluate(() => {
    location.hash = '#points=1.2z~'
  })
  await expectSums(calculator, '30', '35', '45')
  await expect(calculator.getByRole('radio', { name: 'Proficient' })).not.toBeChecked()
  await page.goto('about:blank')
  await openCalculator(page, '#points=99.2222')
  await expect(calculator.getByRole('alert')).toContainText('another version of the table')
  await expectSums(calculator, '0', '5', '15')
})

test('the link is copied, and shown where copying is forbidden', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const calculator = await openCalculator(page, CAPPED)
  await calculator.getByRole('button', { name: 'Copy link' }).click()
  await expect(calculator.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/services\/pr-points-calculator#points=1\.22230$/)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await calculator.getByRole('button', { name: 'Copy link' }).click()
  await expect(calculator.getByLabel('Copy this link:')).toHaveValue(/#points=1\.22230$/)
})

test('a date of birth finds the row, shows the birthdays to come, and stays in its box', async ({ page }) => {
  const calculator = await openCalculator(page)
  await calculator.getByText('Find the row from a date of birth').click()
  await calculator.getByLabel('Date of birth').fill('1994-03-14')
  await calculator.getByLabel('Day to test').fill('2027-03-13')
  await expect(calculator.getByText('On 13 March 2027 the age is 32: 25 to 32, 30 points.')).toBeVisible()
  await expect(calculator.getByText('From 14 March 2027, aged 33: 25 points.')).toBeVisible()
  await calculator.getByRole('button', { name: 'Choose the row “25 to 32”' }).click()
  await expect(calculator.getByRole('radio', { name: '25 to 32' })).toBeChecked()
  await expect(calculator.getByRole('radio', { name: '25 to 32' })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#points=1.2')
})

test('the sum is offered beside an empty message, and there once it was sent, though the form was never in view', async ({ page }) => {
  const calculator = await openCalculator(page)
  await calculator.getByRole('radio', { name: '25 to 32' }).check()
  await calculator.getByRole('button', { name: 'Send this with an enquiry' }).click()
  const form = enquiryOn(page)
  await expect(form.locator('textarea')).toHaveValue(/Subclass 189: 30/)

  await form.locator('textarea').fill('')
  await calculator.getByRole('button', { name: 'Start again' }).click()
  const add = form.getByRole('button', { name: 'Add my points to the message' })
  await expect(add).toHaveCount(0)
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  await expect(form.locator('textarea')).toHaveValue('')
  await add.click()
  await expect(form.locator('textarea')).toHaveValue(/Subclass 189: 25/)
  await calculator.getByRole('radio', { name: '25 to 32' }).check()
  await add.click()
  await expect(form.locator('textarea')).toHaveValue(/Subclass 189: 30/)
  await expect(form.locator('textarea')).not.toHaveValue(/Subclass 189: 25/)
})

test('rows chosen before the script arrives count once it is there', async ({ page }) => {
  const arrive = await openWithChunksHeld(page, CALCULATOR)
  const calculator = calculatorOn(page)
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  await calculator.getByRole('radio', { name: 'Superior' }).check()
  await arrive()
  await expectSums(calculator, '45', '50', '60')
})

test('print shows only the breakdown', async ({ page }) => {
  const calculator = await openCalculator(page, CAPPED)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await calculator.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(calculator.getByRole('radio').first()).toBeHidden()
  await expect(calculator.getByRole('row', { name: /^English/ })).toContainText('Superior.')
  await expect(calculator.getByRole('row', { name: /^Sum for 491/ })).toContainText('105')
  await expect(calculator.getByText('Not advice. The Department of Home Affairs decides.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
})

test('on a phone the sums stay in view and never cover what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const calculator = await openCalculator(page)
  const bar = sums(calculator)
  const isCovered = () =>
    bar.evaluate((element) => {
      const focused = document.activeElement?.getBoundingClientRect()
      const cover = element.getBoundingClientRect()
      return focused !== undefined && focused.height > 0 && focused.top < cover.bottom - 1 && focused.bottom > cover.top + 1
    })
  for (const [key, start] of [
    ['Shift+Tab', 'last'],
    ['Tab', 'first'],
  ] as const) {
    await calculator.getByRole('radio')[start]().focus()
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press(key)
      // The page scrolls smoothly to what has the focus.
      await expect.poll(isCovered, key).toBe(false)
    }
    await expect(bar).toBeInViewport()
  }
})

test('with answers that rule out or do not fit it has no accessibility fault', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const calculator = await openCalculator(page, '#points=1.1034311141')
  await calculator.getByText('Find the row from a date of birth').click()
  await calculator.getByLabel('Date of birth').fill('1994-03-14')
  await calculator.getByText('Letter from the ACS?').click()
  await calculator.getByText('What would change this').click()
  await expectNoFaultAtWidths(page, [360, 1280], '#calculator')
  await page.evaluate(() => {
    location.hash = '#points=1.5122'
  })
  await expectSums(calculator, '–', '–', '–')
  await expectNoFaultAtWidths(page, [360], '#calculator')
})
