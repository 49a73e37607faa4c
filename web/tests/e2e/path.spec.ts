import type { Locator, Page } from '@playwright/test'
import {
  enquiryOn,
  expect,
  headerReady,
  hold,
  openWithChunksHeld,
  painted,
  popupOn,
  ready,
  readyWithStoppedClock,
  savingData,
  stoppedClock,
  test,
} from './fixtures.ts'
import { expectNoFaultAtWidths, expectNoSidewaysScrolling } from './support/accessibility.ts'
import { leadsFrom } from './support/leads.ts'
import { expectSameTranslated } from './support/translated.ts'

const START = '/find-your-path'

const journeys = [
  {
    who: 'a civil engineer from Nepal',
    answers: ['Engineering', 'A degree of about four years', 'Nepal'],
    heading: 'CDR: your country is not in that accord’s lists',
  },
  {
    who: 'a developer from India without a degree',
    answers: ['IT', 'I have none', 'Six years or more, and my latest IT role is current', 'Yes, both'],
    heading: 'Recognition of Prior Learning: six years of IT work and two projects',
  },
  {
    who: 'an operations manager from Pakistan',
    answers: ['Management', 'I run operations or production'],
    heading: 'Operations manager: no code of that name, so duties decide',
    alone: true,
  },
  {
    who: 'a graduate of an accredited Australian program',
    answers: ['Engineering', 'An Australian qualification', 'Full accreditation', 'Yes, that occupation'],
    heading: 'Australian qualification: an accredited program, and its own occupation',
    alone: true,
  },
  {
    who: 'an Indian NBA Tier 1 graduate of 2012',
    answers: ['Engineering', 'A degree of about four years', 'India', 'Before 2014'],
    heading: 'CDR: you finished before your country became a full signatory',
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
  {
    who: 'somebody who is not sure of anything',
    answers: ['I don’t know'],
    heading: 'Not sure what your occupation is: start from last month’s work',
  },
]

/** The island of this page answers in place from now on. */
async function started(page: Page): Promise<void> {
  await page.locator('[data-island="path-questions"][data-ready]').waitFor({ state: 'attached' })
}

function answerNamed(page: Page, name: string) {
  return page.locator('[data-island="path-questions"] ul').getByRole('link', { name, exact: false }).first()
}

function answersOn(page: Page) {
  return page.getByRole('region', { name: 'Your answers' })
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const { who, answers, heading, alone } of journeys) {
    test(`${who} comes to the rule`, async ({ page }) => {
      await page.goto(START)
      await started(page)
      for (const name of answers) await answerNamed(page, name).tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const name of answers) await expect(answersOn(page)).toContainText(name)
      await expect(page.getByText(': you may not need us')).toHaveCount(alone ? 1 : 0)
    })
  }
})

// The first has the shortest way, the Tier 1 graduate of 2016 the longest: that every way leads on is shown in tests/built/path.test.ts.
for (const { who, answers, heading } of journeys.filter(({ who }) => /Nepal|2016/.test(who))) {
  test(`${who} comes to the rule without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto(START)
    for (const name of answers) await answerNamed(page, name).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await context.close()
  })
}

test('by keyboard, each answer brings the next question into focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(START)
  await started(page)
  await answerNamed(page, 'Engineering').focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('heading', { level: 1 })
  await expect(question).toHaveText(/Which engineering qualification/)
  await expect(question).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(answerNamed(page, 'An Australian qualification')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveText(/What does Engineers Australia’s list say/)
  await expect(question).toBeFocused()
  await expect(page).toHaveTitle(/What does Engineers Australia’s list say/)
})

test('questions are answered without a request, the address follows, and Back goes one question back', async ({ page }) => {
  await savingData(page)
  await page.goto(START)
  await started(page)
  await headerReady(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  // A browser looks at the tab's icon again when the address changes.
  page.on('request', (request) => !request.url().includes('/icons/') && requests.push(request.url()))
  await answerNamed(page, 'Engineering').click()
  await answerNamed(page, 'A degree of about four years').click()
  await answerNamed(page, 'Pakistan').click()
  await answerNamed(page, '2017 or later').click()
  await expect(page).toHaveURL(/\/engineers-australia\/four-year-degree\/listing#answers=engineering\.four-years\.pakistan\.from$/)
  const card = page.locator('[data-island="path-questions"]')
  await expect(card.getByText('Pakistan', { exact: true })).toBeVisible()
  expect(requests).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pakistan: in which year/)
  await page.reload()
  await started(page)
  await expect(card.getByText('Pakistan', { exact: true })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Which engineering qualification/)
})

test('where the browser translates the page, each question is in its words and nothing vanishes', async ({ page, context }) => {
  const questionsOn = async (tab: Page) => {
    await tab.goto(START)
    await started(tab)
    return tab.locator('[data-island="path-questions"]')
  }
  const answer = (name: string) => (tool: Locator) => answerNamed(tool.page(), name).click()
  await expectSameTranslated(await questionsOn(page), await questionsOn(await context.newPage()), [
    (tool) => tool.getByLabel('Or look up your occupation').fill('261313'),
    (tool) => tool.getByLabel('Or look up your occupation').fill('civil engineer'),
    answer('Engineering'),
    answer('A degree of about four years'),
    answer('Pakistan'),
    (tool) => tool.page().goBack(),
    (tool) => tool.getByRole('link', { name: 'Start again' }).click(),
    answer('IT'),
  ])
})

test('another answer on the first line keeps the occupation', async ({ page }) => {
  await page.goto(`${START}/engineers-australia#answers=engineering&code=233211`)
  await started(page)
  await page.getByRole('link', { name: 'Change your answer about: Work' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/What work do you do/)
  await expect(page.locator('[data-island="path-questions"]').getByRole('listitem').first()).toContainText('Civil Engineer 233211')
  await answerNamed(page, 'Engineering').click()
  await expect(page).toHaveURL(/#answers=engineering&code=233211$/)
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

const RESULT = '/find-your-path/engineers-australia/cdr-country-outside-accords'
const ADD = 'Add my answers to the message'
const ADDED = 'Your answers are in the message, where you can change them.'

/** Answers the questions from the first one, up to a result. */
async function answer(page: Page, names: readonly string[]): Promise<void> {
  await page.goto(START)
  await started(page)
  for (const name of names) await answerNamed(page, name).click()
}

async function questionOn(page: Page): Promise<{ form: Locator; message: Locator; add: Locator }> {
  const form = enquiryOn(page)
  await ready(form)
  return { form, message: form.getByLabel('Your path and your question'), add: form.getByRole('button', { name: ADD }) }
}

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

test('an enquiry of a result is sent without the answers where nobody asks for them', async ({ page, address }) => {
  await answer(page, ['Engineering', 'A degree of about four years', 'Nepal'])
  const { form, message } = await questionOn(page)
  await message.fill('Do I need a CDR?')
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your query was submitted successfully!').first()).toBeVisible()
  expect(leadsFrom(address)).toMatchObject([{ subject: expect.stringMatching(/^Find your path: /), queries: 'Do I need a CDR?' }])
})

test('answers that somebody else gave, or nobody, are not offered', async ({ page }) => {
  for (const path of [`${RESULT}#answers=engineering.four-years.nepal`, RESULT, `${START}/engineers-australia/cdr-not-accredited`]) {
    await page.goto(path)
    await page.locator('[data-island="path-answers"][data-ready]').waitFor({ state: 'attached' })
    const { message, add } = await questionOn(page)
    await expect(message, path).toHaveValue('')
    await expect(add, path).toHaveCount(0)
  }
})

test('the answers of another result take the place of the first ones and keep what the visitor wrote', async ({ page }) => {
  await answer(page, ['Engineering', 'A degree of about four years', 'Nepal'])
  const { form, message, add } = await questionOn(page)
  await add.click()
  await expect(message).toHaveValue(/Country: Nepal/)
  await message.fill(`${await message.inputValue()}\n\nMine is from 2012.`)
  await answer(page, ['Engineering', 'A degree of about four years', 'India', 'Before 2014'])
  await ready(form)
  await expect(message).toHaveValue(/Country: Nepal[\s\S]*Mine is from 2012\./)
  await add.click()
  await expect(message).toHaveValue(/Country: India[\s\S]*Mine is from 2012\./)
  await expect(message).not.toHaveValue(/Nepal/)
})

test('a question in place starts the 15 seconds of the popup again', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(START)
  await readyWithStoppedClock(page, page.locator('html[data-header="ready"] [data-island="path-questions"][data-ready]'))
  await page.clock.runFor(14_000 - (await page.evaluate(() => performance.now())))
  await answerNamed(page, 'Engineering').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Which engineering qualification/)
  await page.clock.runFor(14_900)
  await expect(popupOn(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(popupOn(page)).toBeVisible()
})

test('a result prints on one page', async ({ page }) => {
  for (const place of [
    'engineers-australia/washington-accord',
    'engineers-australia/check-accord',
    'engineers-australia/check-occupation',
    'engineers-australia/cdr-advanced-diploma',
    'engineering-manager/two-authorities',
  ]) {
    await page.goto(`${START}/${place}`)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), place).toHaveLength(1)
  }
})

test('questions and results have no accessibility fault and never scroll sideways', async ({ page }) => {
  for (const path of [START, `${START}/engineers-australia/four-year-degree`, `${START}/engineers-australia/cdr-not-accredited`]) {
    await page.goto(path)
    await expectNoFaultAtWidths(page, [320, 1440])
    for (const width of [360, 768, 1024]) await expectNoSidewaysScrolling(page, width)
  }
})

test('the tool is reached from home’s first view, lists, services, articles and the lost page', async ({ page }) => {
  for (const path of ['/', '/anzsco/eaanzsco', '/services/rpl-writing', '/blogs/do-i-need-a-cdr', '/no-such-page']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: 'Find your path in a minute' })).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Find your path in a minute' })).toBeInViewport()
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

test('after a link into the page and one more answer, Back shows the answers so far', async ({ page }) => {
  await page.goto(START)
  await started(page)
  for (const name of ['Engineering', 'A degree of about four years', 'Pakistan', '2017 or later']) await answerNamed(page, name).click()
  const question = page.getByRole('heading', { level: 1 })
  await expect(question).toHaveText(/What does the national list say/)
  const address = page.url()
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(address)
  await answerNamed(page, 'Full accreditation').click()
  await expect(question).not.toHaveText(/What does the national list say/)
  await page.goBack()
  await expect(question).toHaveText(/What does the national list say/)
  await expect(page.locator('[data-island="path-questions"]').getByText('Pakistan', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(address)
})

test('a stored enquiry empties the message that has the focus', async ({ page, address }) => {
  const { held, letGo } = hold()
  await page.route('**/api/form-datas', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/find-your-path/engineers-australia/cdr-before-accord')
  const { form, message } = await questionOn(page)
  await message.fill('Is anybody there?')
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await message.focus()
  letGo()
  await expect(page.getByText('Your query was submitted successfully!').first()).toBeVisible()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('')
})

test('an occupation typed before the script arrives is looked up', async ({ page }) => {
  const arrive = await openWithChunksHeld(page, START)
  const field = page.getByLabel('Or look up your occupation')
  await field.fill('261313')
  await arrive()
  await expect(page.getByRole('search', { name: '' }).getByRole('link', { name: /Software Engineer 261313/ })).toBeVisible()
  await expect(page.getByText('One occupation is below.')).toBeVisible()
  await expect(field).toHaveValue('261313')
})

test('the search of occupations says how many it found, and an emptied field has none', async ({ page }) => {
  const { held, letGo } = hold()
  await page.route('**/data/search.json', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(START)
  await started(page)
  const field = page.getByLabel('Or look up your occupation')
  const found = page.getByRole('search', { name: '' }).getByRole('link', { name: /261313|Civil Engineer/ })
  const answered = page.waitForResponse('**/data/search.json')
  await field.fill('civil engineer')
  await field.fill('')
  letGo()
  await (await answered).finished()
  await painted(page)
  await expect(found).toHaveCount(0)
  await field.fill('261313')
  await expect(page.getByText('One occupation is below.')).toBeVisible()
  await field.fill('')
  await expect(page.getByText('By title, another title or its six-digit code.')).toBeVisible()
  await expect(found).toHaveCount(0)
})
