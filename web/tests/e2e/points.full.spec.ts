import { announcedBy, enquiryOn, expect, openFormWithStoppedClock, openWithChunksHeld, ready, sendEnquiry, test } from './fixtures.ts'
import { expectNoFaultAtWidths } from './support/accessibility.ts'
import { CALCULATOR, CAPPED, calculatorOn, expectSums, openCalculator, sums } from './support/calculator.ts'
import { leadsFrom } from './support/leads.ts'
import { translate } from './support/translated.ts'

test('the sums follow each answer, which says why it counts, and the address keeps them', { tag: '@engines' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const calculator = await openCalculator(page)
  const english = calculator.getByRole('group', { name: 'English level' })
  await english.getByRole('radio', { name: 'Proficient' }).check()
  await expect(english.getByText('The table gives 10 for Proficient.')).toBeVisible()
  await expect(english.getByText('Test report from the 36 months before')).toBeVisible()
  await expect(english.getByRole('link', { name: /LIN 25\/016/ })).toHaveAttribute('href', /^https:\/\/www\.legislation\.gov\.au\//)
  await expect(english).toHaveAccessibleDescription(/7 August 2025/)
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  await expectSums(calculator, '35', '40', '50')
  await expect(page).toHaveURL(/#points=2\.31$/)

  await sums(calculator).getByRole('link', { name: 'Ask about your case' }).click()
  await expect(enquiryOn(page).getByLabel('Full name')).toBeInViewport()
  await expect(page).toHaveURL(/#points=2\.31$/)
  await page.reload()
  await ready(calculatorOn(page))
  await expectSums(calculator, '35', '40', '50')
  expect(asked.filter((url) => url.includes('points='))).toEqual([])
  // Beside the first page of the visit, which every page keeps.
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual(['visit'])

  await calculator.getByRole('button', { name: 'Start again' }).click()
  await expect(calculator.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectSums(calculator, '0', '5', '15')
  expect(new URL(page.url()).hash).toBe('')
  await expect(calculator.getByText('All answers are cleared.')).toBeVisible()
})

test('the limit of work, answers that do not fit, and an age that rules out are named', async ({ page }) => {
  const calculator = await openCalculator(page)
  const abroad = calculator.getByRole('group', { name: 'Skilled work outside Australia, last 10 years' })
  const here = calculator.getByRole('group', { name: 'Skilled work in Australia, last 10 years' })
  await abroad.getByRole('radio', { name: '5 years, less than 8' }).check()
  await here.getByRole('radio', { name: '5 years, less than 8' }).check()
  await expectSums(calculator, '20', '25', '35')
  await expect(here.getByText('Both work lines together give 25. The table counts 20 at most')).toBeVisible()
  await expect(calculator.getByRole('row', { name: /Work limit: 25 counted as 20/ })).toContainText('−5')
  await abroad.getByRole('radio', { name: '8 years or more' }).check()
  await expect(here.getByText('need at least 11 years')).toBeVisible()

  const regional = calculator.getByRole('group', { name: 'Study in a regional area' })
  await calculator.getByRole('group', { name: 'Australian study requirement' }).getByRole('radio', { name: 'Not met' }).check()
  await regional.getByRole('radio', { name: 'Met 5', exact: false }).last().check()
  await expect(regional.getByText('Not counted: regional study builds on')).toBeVisible()

  await calculator.getByText('What would change this').click()
  const rows = calculator.getByRole('table').filter({ hasText: 'Sum' }).last()
  await expect(rows.getByRole('row', { name: /^Proficient/ })).toContainText('30')
  await expect(rows.getByRole('row', { name: /^45 or over/ })).toContainText('none')
  await calculator.getByRole('radio', { name: '45 or over' }).check()
  await expectSums(calculator, '–', '–', '–')
  await expect(sums(calculator).getByText('Not eligible by age. You must be under 45 on the day you are invited.')).toBeVisible()
})

test('the breakdown goes into the enquiry beside the visitor’s own words and reaches the CMS', async ({ page, address }) => {
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
  const calculator = await openCalculator(page, CAPPED)
  const form = enquiryOn(page)
  await ready(form)
  await form.locator('textarea').fill('Which documents prove my five years abroad?')
  await calculator.getByRole('radio', { name: 'Proficient' }).check()
  await calculator.getByRole('button', { name: 'Send this with an enquiry' }).click()
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(form.locator('textarea')).toHaveValue(/^Which documents prove my five years abroad\?\n\n--- Points breakdown ---/)
  expect(asked).toEqual([])

  // Another sum takes its place only by a press.
  await calculator.getByRole('radio', { name: 'Superior' }).check()
  await expect(form.locator('textarea')).toHaveValue(/English: Proficient/)
  await form.getByRole('button', { name: 'Add my points to the message' }).click()
  await sendEnquiry(form, address, await form.locator('textarea').inputValue())
  const [lead, ...more] = leadsFrom(address)
  expect(more).toEqual([])
  expect(lead?.subject).toBe('Points calculator: evidence question')
  // Every line of it: domain/pointsMessage.test.ts.
  expect(lead?.queries).toMatch(
    /^Which documents prove my five years abroad\?\n\n--- Points breakdown ---\nAge: 25 to 32 = 30\nEnglish: Superior = 20\n/,
  )
  expect(lead?.queries).toMatch(/\n--- End of points breakdown ---$/)
  expect(lead?.queries?.match(/--- Points breakdown ---/g)).toHaveLength(1)
})

test('the keyboard alone adds up a sum, which is announced once after a pause', async ({ page }) => {
  const calculator = await openFormWithStoppedClock(page, CALCULATOR, calculatorOn(page))
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

test('an address in place replaces the sum, a damaged one is used as far as it makes sense, and the link is copied or shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const calculator = await openCalculator(page, '#points=2.31211----13')
  await calculator.getByRole('button', { name: 'Copy link' }).click()
  await expect(calculator.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/services\/pr-points-calculator#points=2\.31211----13$/)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await calculator.getByRole('button', { name: 'Copy link' }).click()
  await expect(calculator.getByLabel('Copy this link:')).toHaveValue(/#points=2\.31211----13$/)
  await expectSums(calculator, '75', '80', '90')
  await page.evaluate(() => {
    location.hash = '#points=2.2z~'
  })
  await expectSums(calculator, '30', '35', '45')
  await expect(calculator.getByRole('radio', { name: 'Proficient' })).not.toBeChecked()
  await page.goto('about:blank')
  await openCalculator(page, '#points=99.2222')
  await expect(calculator.getByRole('alert')).toContainText('before we corrected the partner rows')
  await expectSums(calculator, '0', '5', '15')
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
  expect(new URL(page.url()).hash).toBe('#points=2.2')
})

test('rows chosen while the page is translated and its script on the way count once it is there, and its words follow', async ({
  page,
}) => {
  const arrive = await openWithChunksHeld(page, CALCULATOR)
  const calculator = calculatorOn(page)
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  await translate(calculator)
  await arrive()
  await ready(calculator)
  await expectSums(calculator, '25', '30', '40')
  await calculator.getByRole('radio', { name: 'Superior' }).check()
  await expectSums(calculator, '45', '50', '60')
  await expect(calculator.getByRole('group', { name: 'English level' }).getByText('The table gives 20 for Superior.')).toBeVisible()
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
  await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible()
})

test('on a phone its bar asks for a row first, then names each sum, and never covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const calculator = await openCalculator(page)
  const bar = sums(calculator)
  await expect(bar.getByText('Choose a row on each line.')).toBeVisible()
  const ledger = calculator.getByRole('region', { name: 'Line by line' })
  await expect(ledger, 'it has nothing to say yet').toBeHidden()
  await calculator.getByRole('radio', { name: 'Proficient' }).check()
  await expect(ledger).toBeVisible()
  await expect(bar.getByText('Choose a row on each line.')).toBeHidden()
  for (const subclass of ['189', '190', '491']) await expect(bar.getByText(`Subclass ${subclass}`)).toBeVisible()
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
  const calculator = await openCalculator(page, '#points=2.1034311141')
  await calculator.getByText('Find the row from a date of birth').click()
  await calculator.getByLabel('Date of birth').fill('1994-03-14')
  await calculator.getByText('Letter from the ACS?').click()
  await calculator.getByText('What would change this').click()
  await expectNoFaultAtWidths(page, [360, 1280], '#calculator')
  await page.evaluate(() => {
    location.hash = '#points=2.5122'
  })
  await expectSums(calculator, '–', '–', '–')
  await expectNoFaultAtWidths(page, [360], '#calculator')
})
