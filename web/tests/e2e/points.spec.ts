import type { Locator, Page } from '@playwright/test'
import { announcedBy, enquiryOn, expect, ready, readyWithStoppedClock, stoppedClock, test } from './fixtures.ts'
import { expectNoFaultAtWidths } from './support/accessibility.ts'
import { leadsFrom } from './support/leads.ts'
import { expectSameTranslated } from './support/translated.ts'

const PAGE = '/services/pr-points-calculator'

/** 25 to 32, Superior, 5 years abroad, 5 years in Australia, doctorate. */
const CAPPED = '#points=1.22230'

function calculatorOn(page: Page): Locator {
  return page.getByRole('form', { name: 'Add up your points' })
}

async function openCalculator(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(PAGE + fragment)
  const calculator = calculatorOn(page)
  await ready(calculator)
  return calculator
}

/** The three sums beside the questions. */
function sums(calculator: Locator): Locator {
  return calculator.getByRole('region', { name: 'Your sum' })
}

async function expectSums(calculator: Locator, independent: string, nominated: string, regional: string): Promise<void> {
  const shown = sums(calculator)
  await expect(shown.locator('dt').filter({ hasText: '189' }).locator('xpath=following-sibling::dd[1]')).toHaveText(independent)
  await expect(shown.locator('dt').filter({ hasText: '190' }).locator('xpath=following-sibling::dd[1]')).toHaveText(nominated)
  await expect(shown.locator('dt').filter({ hasText: '491' }).locator('xpath=following-sibling::dd[1]')).toHaveText(regional)
}

test('where the browser keeps nothing, the sum still goes into the message, after what is written there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  const calculator = await openCalculator(page, CAPPED)
  const form = enquiryOn(page)
  await ready(form)
  const message = form.locator('textarea')
  await message.fill('Is this right?')
  await calculator.getByRole('button', { name: 'Send this with an enquiry' }).click()
  await expect(message).toHaveValue(/Is this right\?[\s\S]*Subclass 189: 90/)
})

test('the keyboard alone adds up a sum, which is announced once after a pause', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(PAGE)
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

  await calculator.getByRole('group', { name: 'English level' }).getByRole('radio').first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(calculator.getByRole('radio', { name: 'Superior' })).toBeChecked()
  await expectSums(calculator, '50', '55', '65')
})

test('on a phone it is at most eight screens long before anything is chosen, and each line opens its own definition', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const calculator = await openCalculator(page)
  const box = await page.locator('#calculator').boundingBox()
  expect(box?.height).toBeLessThanOrEqual(8 * 740)

  const regional = calculator.getByRole('group', { name: 'Study in a regional area' })
  await expect(regional.getByText('Distance education does not count.')).toBeHidden()
  await regional.getByText('The study of the line above').click()
  await expect(regional.getByText('Distance education does not count.')).toBeVisible()
})

test('on a phone its bar asks for a row first, then names each sum, and leaves most of the window to the questions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const calculator = await openCalculator(page)
  const bar = sums(calculator)
  await expect(bar.getByText('Choose a row on each line.')).toBeVisible()
  await expect(bar.getByText('Subclass 190')).toBeHidden()
  await calculator.getByRole('radio', { name: 'Proficient' }).check()
  await expect(bar.getByText('Choose a row on each line.')).toBeHidden()
  for (const subclass of ['189', '190', '491']) await expect(bar.getByText(`Subclass ${subclass}`)).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(740 / 5)
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
    choose('Skilled work in Australia', '5 years, less than 8'),
    choose('Skilled work in Australia', '8 years or more'),
    choose('Study in a regional area', 'Not met'),
    (tool) => tool.getByRole('button', { name: 'Start again' }).click(),
  ])
})

test('an answer can be changed and changed back', async ({ page }) => {
  const calculator = await openCalculator(page)
  for (const [row, sum] of [
    ['Superior', '20'],
    ['Proficient', '10'],
    ['Superior', '20'],
    ['Competent', '0'],
    ['Proficient', '10'],
  ] as const) {
    await calculator.getByRole('group', { name: 'English level' }).getByRole('radio', { name: row }).click()
    await expectSums(calculator, sum, String(Number(sum) + 5), String(Number(sum) + 15))
  }
})

test('each chosen row says why it counts and what proves it', async ({ page }) => {
  const calculator = await openCalculator(page)
  const english = calculator.getByRole('group', { name: 'English level' })
  await english.getByRole('radio', { name: 'Proficient' }).check()
  await expect(english.getByText('The table gives 10 for Proficient.')).toBeVisible()
  await expect(english.getByText('Test report no more than 3 years old.')).toBeVisible()
  await expect(english.getByRole('link', { name: /Home Affairs/ })).toHaveAttribute('href', /^https:\/\/immi\.homeaffairs\.gov\.au\//)
  await expect(english).toHaveAccessibleDescription(/7 August 2025/)
})

test('the answers are kept in the address and nowhere else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const calculator = await openCalculator(page)
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  await calculator.getByRole('radio', { name: 'Proficient' }).check()
  await expect(page).toHaveURL(/#points=1\.31$/)
  await page.reload()
  await ready(calculatorOn(page))
  await expect(calculator.getByRole('radio', { name: '33 to 39' })).toBeChecked()
  await expectSums(calculator, '35', '40', '50')
  expect(asked.filter((url) => url.includes('points='))).toEqual([])
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([])
})

test('a link into the page leaves the answers in the address, and a reload keeps them', async ({ page }) => {
  const calculator = await openCalculator(page)
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  await sums(calculator).getByRole('link', { name: 'Ask about your case' }).click()
  await expect(enquiryOn(page).getByLabel('Full name')).toBeInViewport()
  await expect(page).toHaveURL(/#points=1\.3$/)
  await page.reload()
  await ready(calculatorOn(page))
  await expect(calculator.getByRole('radio', { name: '33 to 39' })).toBeChecked()
  await expectSums(calculator, '25', '30', '40')
})

test('a shared address shows the same sum on another device, and a new one replaces it', async ({ page }) => {
  const calculator = await openCalculator(page, '#points=1.31211----13')
  await expectSums(calculator, '75', '80', '90')
  await page.evaluate(() => {
    location.hash = '#points=1.2'
  })
  await expectSums(calculator, '30', '35', '45')
  await expect(calculator.getByRole('radio', { name: 'Proficient' })).not.toBeChecked()
})

test('a damaged address is used as far as it makes sense', async ({ page }) => {
  await expectSums(await openCalculator(page, '#points=1.2z~'), '30', '35', '45')
  await page.goto('about:blank')
  const calculator = await openCalculator(page, '#points=99.2222')
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

test('start again clears the answers and the address', async ({ page }) => {
  const calculator = await openCalculator(page, CAPPED)
  await calculator.getByRole('button', { name: 'Start again' }).click()
  await expect(calculator.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectSums(calculator, '0', '5', '15')
  expect(new URL(page.url()).hash).toBe('')
  await expect(calculator.getByText('All answers are cleared.')).toBeVisible()
})

test('the cap of 20 is shown when it takes something away', async ({ page }) => {
  const calculator = await openCalculator(page)
  const abroad = calculator.getByRole('group', { name: 'Skilled work outside Australia, last 10 years' })
  const here = calculator.getByRole('group', { name: 'Skilled work in Australia, last 10 years' })
  await abroad.getByRole('radio', { name: '5 years, less than 8' }).check()
  await here.getByRole('radio', { name: '3 years, less than 5' }).check()
  await expect(calculator.getByText('counted as 20')).toHaveCount(0)
  await here.getByRole('radio', { name: '5 years, less than 8' }).check()
  await expectSums(calculator, '20', '25', '35')
  await expect(here.getByText('Both work lines together give 25. The table counts 20 at most')).toBeVisible()
  await expect(calculator.getByRole('row', { name: /Work limit: 25 counted as 20/ })).toContainText('−5')
})

test('contradictory answers are named, and a line that needs another counts nothing', async ({ page }) => {
  const calculator = await openCalculator(page)
  const regional = calculator.getByRole('group', { name: 'Study in a regional area' })
  await calculator.getByRole('group', { name: 'Australian study requirement' }).getByRole('radio', { name: 'Not met' }).check()
  await regional.getByRole('radio', { name: 'Met 5', exact: false }).last().check()
  await expect(regional.getByText('Not counted: regional study builds on')).toBeVisible()
  await expectSums(calculator, '0', '5', '15')

  const abroad = calculator.getByRole('group', { name: 'Skilled work outside Australia, last 10 years' })
  const here = calculator.getByRole('group', { name: 'Skilled work in Australia, last 10 years' })
  await abroad.getByRole('radio', { name: '8 years or more' }).check()
  await here.getByRole('radio', { name: '3 years, less than 5' }).check()
  await expect(here.getByText('need at least 11 years')).toBeVisible()
})

test('a visitor who is too old or too young is told so and sees no sums', async ({ page }) => {
  const calculator = await openCalculator(page, CAPPED)
  await calculator.getByRole('radio', { name: '45 or over' }).check()
  await expectSums(calculator, '–', '–', '–')
  await expect(sums(calculator).getByText('Not eligible by age. You must be under 45 on the day you are invited.')).toBeVisible()
  await calculator.getByRole('radio', { name: 'Under 18' }).check()
  await expectSums(calculator, '–', '–', '–')
  await calculator.getByRole('radio', { name: '40 to 44' }).check()
  await expectSums(calculator, '75', '80', '90')
})

test('a date of birth finds the row, shows the birthdays to come, and stays in its box', async ({ page }) => {
  const calculator = await openCalculator(page)
  await calculator.getByText('Find the row from a date of birth').click()
  await calculator.getByLabel('Date of birth').fill('1994-03-14')
  await calculator.getByLabel('Day to test').fill('2027-03-13')
  await expect(calculator.getByText('On 13 March 2027 the age is 32: 25 to 32, 30 points.')).toBeVisible()
  await expect(calculator.getByText('From 14 March 2027, aged 33: 25 points.')).toBeVisible()
  await calculator.getByLabel('Day to test').fill('2027-03-14')
  await calculator.getByRole('button', { name: 'Choose the row “33 to 39”' }).click()
  await expect(calculator.getByRole('radio', { name: '33 to 39' })).toBeChecked()
  await expect(calculator.getByRole('radio', { name: '33 to 39' })).toBeFocused()
  await expectSums(calculator, '25', '30', '40')
  expect(new URL(page.url()).hash).toBe('#points=1.3')
})

test('rows not chosen are shown with the sum each alone would lead to', async ({ page }) => {
  const calculator = await openCalculator(page, CAPPED)
  await calculator.getByText('What would change this').click()
  const rows = calculator.getByRole('table').filter({ hasText: 'Sum' }).last()
  await expect(rows.getByRole('row', { name: /^Proficient/ })).toContainText('80')
  await expect(rows.getByRole('row', { name: /^Superior/ })).toHaveCount(0)
  await expect(rows.getByRole('row', { name: /^45 or over/ })).toContainText('none')
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

  await calculator.getByRole('radio', { name: 'Superior' }).check()
  await calculator.getByRole('button', { name: 'Send this with an enquiry' }).click()
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  const [lead, ...more] = leadsFrom(address)
  expect(more).toEqual([])
  expect(lead?.subject).toBe('Points calculator: evidence question')
  expect(lead?.queries?.split('\n')).toEqual([
    'Which documents prove my five years abroad?',
    '',
    '--- Points breakdown ---',
    'Age: 25 to 32 = 30',
    'English: Superior = 20',
    'Work abroad: 5 years, less than 8 = 10',
    'Work in Australia: 5 years, less than 8 = 15',
    'Qualification: Doctorate, Australian or recognised = 20',
    'Not answered: Specialist education, Australian study, Regional study, Professional Year, Community language, Partner',
    'Both work lines: 25, counted as 20',
    'Subclass 189: 90',
    'Subclass 190, with 5 for nomination: 95',
    'Subclass 491, with 15 for nomination: 105',
    'An estimate by the table in force since 16 November 2019. Not advice.',
    '--- End of points breakdown ---',
  ])
})

test('a breakdown sent before the form was ever in view is there when the form is shown', async ({ page }) => {
  const calculator = await openCalculator(page, CAPPED)
  await calculator.getByRole('button', { name: 'Send this with an enquiry' }).click()
  await expect(enquiryOn(page).locator('textarea')).toHaveValue(/Subclass 189: 90/)
})

test('the sum is offered beside an empty message, and not before there is one', async ({ page }) => {
  const calculator = await openCalculator(page)
  const form = enquiryOn(page)
  await ready(form)
  const add = form.getByRole('button', { name: 'Add my points to the message' })
  await expect(add).toHaveCount(0)
  await calculator.getByRole('radio', { name: '25 to 32' }).check()
  await expect(form.locator('textarea')).toHaveValue('')
  await add.click()
  await expect(form.locator('textarea')).toHaveValue(/Subclass 189: 30/)
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  await add.click()
  await expect(form.locator('textarea')).toHaveValue(/Subclass 189: 25/)
  await expect(form.locator('textarea')).not.toHaveValue(/Subclass 189: 30/)
})

test('rows chosen before the script arrives count once it is there', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/chunks/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(PAGE, { waitUntil: 'commit' })
  const calculator = calculatorOn(page)
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  await calculator.getByRole('radio', { name: 'Superior' }).check()
  letThrough()
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

for (const [direction, key, start] of [
  ['up', 'Shift+Tab', 'last'],
  ['down', 'Tab', 'first'],
] as const) {
  test(`on a phone the sums stay in view and never cover what has the focus on the way ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const calculator = await openCalculator(page)
    const bar = sums(calculator)
    await calculator.getByRole('radio')[start]().focus()
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press(key)
      const covered = () =>
        bar.evaluate((element) => {
          const focused = document.activeElement?.getBoundingClientRect()
          const sumsBox = element.getBoundingClientRect()
          return focused !== undefined && focused.height > 0 && focused.top < sumsBox.bottom - 1 && focused.bottom > sumsBox.top + 1
        })
      // The page scrolls smoothly to what has the focus.
      await expect.poll(covered).toBe(false)
    }
    await expect(bar).toBeInViewport()
  })
}

for (const [state, fragment] of [
  ['barred', '#points=1.5122'],
  ['contradictory', '#points=1.1034311141'],
] as const) {
  test(`no accessibility fault when ${state}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const calculator = await openCalculator(page, fragment)
    await calculator.getByText('Find the row from a date of birth').click()
    await calculator.getByLabel('Date of birth').fill('1994-03-14')
    await calculator.getByText('Letter from the ACS?').click()
    await calculator.getByText('What would change this').click()
    await expectNoFaultAtWidths(page, [360, 1280], '#calculator')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole table can be read and added up by hand', async ({ page }) => {
    await page.goto(PAGE)
    const table = page.locator('#calculator')
    await expect(table.getByRole('row', { name: /^25 to 32 30/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^45 or over not eligible/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^8 years or more 20/ })).toBeVisible()
    await expect(table.locator('p', { hasText: 'together count 20 points at most' })).toBeVisible()
    await expect(table.locator('dt', { hasText: '190: +5' })).toBeVisible()
    await expect(table.getByRole('radio')).toHaveCount(0)
  })
})
