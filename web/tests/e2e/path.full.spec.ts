import { expect, openWithChunksHeld, ready, sendEnquiry, test } from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'
import { ADDED, answer, answersOn, press, questionOn, START } from './support/pathFinder.ts'

// That every way leads to its rule is shown in tests/built/path.test.ts.
test('on a phone the questions lead to the rule of a pathway that needs no help', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const answers = ['Engineering', 'A degree of about four years', 'India', '2014 or later', 'Tier 1', 'Yes, that occupation']
  await answer(page, answers)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Washington Accord pathway: a listed four-year degree')
  for (const name of answers) await expect(answersOn(page)).toContainText(name)
  await expect(page.getByText(/you may not need us/)).toBeVisible()
})

test('an answer is changed from the result', async ({ page }) => {
  await answer(page, ['Engineering', 'A degree of about four years', 'India', 'Before 2014'])
  await answersOn(page).getByRole('link', { name: 'Change your answer about: Year' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/India: in which year/)
  await press(page, ['2014 or later', 'Tier 2'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDR: an Indian degree that the NBA lists as Tier 2')
})

test('an occupation is found by title, other title or code, and is on the card of the result', async ({ page }) => {
  const arrive = await openWithChunksHeld(page, START)
  const field = page.getByLabel('Or look up your occupation')
  const found = (name: RegExp) => page.getByRole('search', { name: '' }).getByRole('link', { name })
  await field.fill('261313')
  await arrive()
  await expect(found(/Software Engineer 261313/)).toBeVisible()
  await expect(page.getByText('One occupation is below.')).toBeVisible()
  await field.fill('')
  await expect(page.getByText('By title, another title or its six-digit code.')).toBeVisible()
  await expect(found(/\d{6}/)).toHaveCount(0)
  await field.fill('coder')
  await expect(found(/261312|261313|261311/).first()).toBeVisible()
  await field.fill('xyzzy')
  await expect(page.getByText('We did not find it.')).toBeVisible()
  await field.fill('civil engineer')
  await found(/Civil Engineer 233211/).click()
  await press(page, ['A degree of about four years', 'Nepal'])
  await expect(answersOn(page)).toContainText('Civil Engineer 233211')
  await expect(answersOn(page)).toContainText('Nepal')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/In which country/)
})

test('the answers are offered beside an empty message, go into it by one press, once, and arrive with the words around them', async ({
  page,
  address,
}) => {
  await answer(page, ['Engineering', 'A degree of about four years', 'Nepal'])
  const { form, message, add } = await questionOn(page)
  await expect(message).toHaveValue('')
  await message.fill('My degree is from 2015.')
  await add.press('Enter')
  await expect(form.getByRole('status').filter({ hasText: ADDED })).toBeVisible()
  await expect(message).toHaveValue(/^My degree is from 2015\.\n\n--- My path ---[\s\S]*Country: Nepal/)
  const both = await message.inputValue()
  await add.click()
  await expect(message).toHaveValue(both)
  await page.reload()
  await ready(form)
  await expect(message).toHaveValue(both)
  await expect(form.getByText(ADDED)).toBeVisible()

  await sendEnquiry(form, address, `${both}\nThank you.`)
  await expect(message).toHaveValue('')
  await expect(form.getByText(ADDED)).toHaveCount(0)
  const [lead, ...more] = leadsFrom(address)
  expect(more).toEqual([])
  expect(lead?.subject).toBe(
    'Find your path: Engineers Australia: Competency Demonstration Report (CDR), country not in that accord’s lists we read',
  )
  expect(lead?.queries).toMatch(/^My degree is from 2015\.[\s\S]*Authority: Engineers Australia[\s\S]*Country: Nepal[\s\S]*Thank you\.$/)
  expect(lead?.queries).not.toMatch(/http|\//)
})

const RESULT = '/find-your-path/engineers-australia/cdr-country-outside-accords'

test('answers that somebody else gave, or nobody, are not offered', async ({ page }) => {
  for (const path of [`${RESULT}#answers=engineering.four-years.nepal`, RESULT, `${START}/engineers-australia/cdr-not-accredited`]) {
    await page.goto(path)
    await page.locator('[data-island=path-answers][data-status=ready]').waitFor({ state: 'attached' })
    const { message, add } = await questionOn(page)
    await expect(message, path).toHaveValue('')
    await expect(add, path).toHaveCount(0)
  }
})

test('the longest results print on one page, in the fonts of a first page on a slow connection too', async ({ page }) => {
  await page.route('**/*.woff2', (request) => request.abort())
  for (const place of [
    'engineers-australia/washington-accord',
    'engineers-australia/cdr-another-occupation',
    'engineers-australia/check-occupation',
    'engineering-manager/engineers-australia',
    'engineering-manager/two-authorities',
  ]) {
    await page.goto(`${START}/${place}`)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), place).toHaveLength(1)
  }
})

test('a link within a result, and a reload after it, leave the answers on its card and beside the message', async ({ page }) => {
  await answer(page, ['Engineering', 'A degree of about four years', 'Nepal'])
  await expect(answersOn(page)).toContainText('Nepal')
  await page.getByRole('main').getByRole('link', { name: 'Ask about your case' }).first().click()
  await expect(page).toHaveURL(/#enquiry$/)
  await page.reload()
  await expect(answersOn(page)).toContainText('Nepal')
  const { message, add } = await questionOn(page)
  await add.click()
  await expect(message).toHaveValue(/Country: Nepal/)
})
