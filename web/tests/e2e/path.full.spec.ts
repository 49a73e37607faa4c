import type { Locator, Page } from '@playwright/test'
import { POPUP_DELAY_MS } from '#domain/timings.ts'
import {
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
import { answer, answerNamed, answersOn, questionOn, START, started } from './support/pathFinder.ts'
import { expectSameTranslated } from './support/translated.ts'

const RESULT = '/find-your-path/engineers-australia/cdr-country-outside-accords'

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
  // A browser looks at the tab's icon again when the address changes, and a form that comes near fetches its script.
  page.on('request', (request) => !/\/(icons|assets)\//.test(request.url()) && requests.push(request.url()))
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
  const press = (name: string) => (tool: Locator) => answerNamed(tool.page(), name).click()
  await expectSameTranslated(await questionsOn(page), await questionsOn(await context.newPage()), [
    (tool) => tool.getByLabel('Or look up your occupation').fill('261313'),
    (tool) => tool.getByLabel('Or look up your occupation').fill('civil engineer'),
    press('Engineering'),
    press('A degree of about four years'),
    press('Pakistan'),
    (tool) => tool.page().goBack(),
    (tool) => tool.getByRole('link', { name: 'Start again' }).click(),
    press('IT'),
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

test('a question in place starts the time of the popup again', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(START)
  await readyWithStoppedClock(page, page.locator('html[data-header="ready"] [data-island="path-questions"][data-ready]'))
  await page.clock.runFor(POPUP_DELAY_MS - 1_000 - (await page.evaluate(() => performance.now())))
  await answerNamed(page, 'Engineering').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Which engineering qualification/)
  await page.clock.runFor(POPUP_DELAY_MS - 100)
  await expect(popupOn(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(popupOn(page)).toBeVisible()
})

test('a result prints on one page', async ({ page }) => {
  for (const place of [
    'engineers-australia/washington-accord',
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
