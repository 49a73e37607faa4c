import { enquiryOn, expect, ready, test } from './fixtures.ts'
import { CALCULATOR, CAPPED, calculatorOn, expectSums, openCalculator, sums } from './support/calculator.ts'
import { leadsFrom } from './support/leads.ts'

test('the sums follow each answer, which says why it counts, and the address keeps them', { tag: '@engines' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const calculator = await openCalculator(page)
  const english = calculator.getByRole('group', { name: 'English level' })
  await english.getByRole('radio', { name: 'Proficient' }).check()
  await expect(english.getByText('The table gives 10 for Proficient.')).toBeVisible()
  await expect(english.getByText('Test report no more than 3 years old.')).toBeVisible()
  await expect(english.getByRole('link', { name: /Home Affairs/ })).toHaveAttribute('href', /^https:\/\/immi\.homeaffairs\.gov\.au\//)
  await expect(english).toHaveAccessibleDescription(/7 August 2025/)
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  await expectSums(calculator, '35', '40', '50')
  await expect(page).toHaveURL(/#points=1\.31$/)

  await sums(calculator).getByRole('link', { name: 'Ask about your case' }).click()
  await expect(enquiryOn(page).getByLabel('Full name')).toBeInViewport()
  await expect(page).toHaveURL(/#points=1\.31$/)
  await page.reload()
  await ready(calculatorOn(page))
  await expectSums(calculator, '35', '40', '50')
  expect(asked.filter((url) => url.includes('points='))).toEqual([])
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([])

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

  await calculator.getByRole('radio', { name: 'Superior' }).check()
  await calculator.getByRole('button', { name: 'Send this with an enquiry' }).click()
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole table can be read and added up by hand', async ({ page }) => {
    await page.goto(CALCULATOR)
    const table = page.locator('#calculator')
    await expect(table.getByRole('row', { name: /^25 to 32 30/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^45 or over not eligible/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^8 years or more 20/ })).toBeVisible()
    await expect(table.locator('p', { hasText: 'together count 20 points at most' })).toBeVisible()
    await expect(table.locator('dt', { hasText: '190: +5' })).toBeVisible()
    await expect(table.getByRole('radio')).toHaveCount(0)
  })
})
