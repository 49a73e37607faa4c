import { expect, ready, test } from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'
import { ADDED, answer, answerNamed, answersOn, questionOn, START, started } from './support/pathFinder.ts'

const journeys = [
  {
    who: 'a civil engineer from Nepal',
    answers: ['Engineering', 'A degree of about four years', 'Nepal'],
    heading: 'CDR: a degree from Nepal or another country outside the accord',
  },
  {
    who: 'an operations manager from Pakistan',
    answers: ['Management', 'I run operations or production'],
    heading: 'Operations manager: no code of that name, so duties decide',
    alone: true,
  },
  {
    who: 'an Indian NBA Tier 1 graduate of 2016',
    answers: ['Engineering', 'A degree of about four years', 'India', '2014 or later', 'Tier 1', 'Yes, that occupation'],
    heading: 'Washington Accord pathway: a listed four-year degree',
    alone: true,
  },
  {
    who: 'an engineering manager whom two authorities assess',
    answers: ['Engineering management', 'Both'],
    heading: 'Engineering Manager: what each of two authorities asks for',
  },
]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  // That every way leads to its rule is shown in tests/built/path.test.ts.
  for (const { who, answers, heading, alone } of journeys) {
    test(`${who} comes to the rule`, async ({ page }) => {
      await page.goto(START)
      await started(page)
      for (const name of answers) await answerNamed(page, name).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const name of answers) await expect(answersOn(page)).toContainText(name)
      await expect(page.getByText(/you may not need us/)).toHaveCount(alone ? 1 : 0)
    })
  }
})

test('an answer is changed in place from the result', async ({ page }) => {
  await page.goto(START)
  await started(page)
  for (const name of ['Engineering', 'A degree of about four years', 'India', 'Before 2014']) await answerNamed(page, name).click()
  await page.locator('[data-island="path-answers"][data-ready]').waitFor({ state: 'attached' })
  await answersOn(page).getByRole('link', { name: 'Change your answer about: Year' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/India: in which year/)
  await started(page)
  await answerNamed(page, '2014 or later').click()
  await answerNamed(page, 'Tier 2').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDR: an Indian degree that the NBA lists as Tier 2')
})

test('an occupation is found by title, other title or code, and is on the card of the result', async ({ page }) => {
  await page.goto(START)
  await started(page)
  const field = page.getByLabel('Or look up your occupation')
  const found = (name: RegExp) => page.getByRole('search', { name: '' }).getByRole('link', { name })
  await field.fill('261313')
  await expect(found(/Software Engineer 261313/)).toBeVisible()
  await field.fill('coder')
  await expect(found(/261312|261313|261311/).first()).toBeVisible()
  await field.fill('xyzzy')
  await expect(page.getByText('None of our three lists has this.')).toBeVisible()
  await field.fill('civil engineer')
  await found(/Civil Engineer 233211/).click()
  await answerNamed(page, 'A degree of about four years').click()
  await answerNamed(page, 'Nepal').click()
  await expect(answersOn(page)).toContainText('Civil Engineer 233211')
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

  await message.fill(`${both}\nThank you.`)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your query was submitted successfully!').first()).toBeVisible()
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions lead to the rule too', async ({ page }) => {
    await page.goto(START)
    for (const name of ['Engineering', 'A degree of about four years', 'Nepal']) await answerNamed(page, name).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDR: a degree from Nepal or another country outside the accord')
  })
})
