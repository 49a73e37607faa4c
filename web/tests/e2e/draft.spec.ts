import { enquiryOn, expect, ready, test } from './fixtures.ts'
import {
  CHECKER,
  checkerOn,
  draft,
  fileOn,
  openChecker,
  pathOf,
  put,
  row,
  type SheetName,
  selected,
  sheetOn,
  turnTo,
} from './support/draftChecker.ts'
import { leadsFrom } from './support/leads.ts'

test('a Word file reads like its text, its faults are named, and a remark shows its words in it', { tag: '@engines' }, async ({ page }) => {
  await openChecker(page)
  await put(page, 'Episode 1', draft('episode-1.txt'))
  await expect(checkerOn(page).getByText('Nothing to mark in what is checked here. That is no judgement of the content.')).toBeVisible()
  await turnTo(page, 'Episode 2')
  await fileOn(page).setInputFiles(pathOf('episode-2.docx'))
  await expect(checkerOn(page).getByText('Opened “episode-2.docx”: 1,259 words on the sheet Episode 2.')).toBeVisible()
  const lines = (text: string) => text.split('\n').filter(Boolean)
  const second = sheetOn(page, 'Episode 2')
  expect(lines(await second.inputValue())).toEqual(lines(draft('episode-2.txt')))
  await expect(row(page, 'Paragraph numbers')).toContainText('Used a second time: 2.12.')
  await expect(row(page, 'Sections')).toContainText('4 of 4')
  await expect(row(page, 'Long sentences')).toContainText('8 of 67')

  await page.getByRole('button', { name: 'Show in the text: 2.12 We also looked at four equal machines.' }).click()
  await expect(second).toBeFocused()
  await expect.poll(() => selected(second)).toBe('We also looked at four equal machines.')
  await expect.poll(() => second.evaluate((element) => element.scrollTop)).toBeGreaterThan(200)
  await row(page, 'The same words twice')
    .getByRole('button', { name: /Episode 1/ })
    .click()
  const first = sheetOn(page, 'Episode 1')
  await expect(first).toBeFocused()
  await expect.poll(() => selected(first)).toMatch(/^I learned to doubt a figure.*can keep running$/)
  await expect(page.getByRole('radio', { name: /^Episode 1/ })).toBeChecked()
})

test('a summary statement is checked against the episodes and follows their edits', async ({ page }) => {
  const checker = await openChecker(page)
  for (const number of [1, 2, 3]) await put(page, `Episode ${number}` as SheetName, draft(`episode-${number}.txt`))
  await put(page, 'Summary statement', draft('summary-statement.txt'))
  await expect(checker.getByText('PE3.4 cites 2.7. No paragraph has that number.')).toBeVisible()
  await expect(checker.getByText('PE3.6 cites 3.31. No paragraph has that number.')).toBeVisible()
  await expect(checker.getByText('Not in the table: PE3.5.')).toBeVisible()
  await expect(checker.getByText('In the table, but without a paragraph number: PE1.4.')).toBeVisible()
  await put(page, 'Episode 2', draft('episode-2.txt').replace('2.8 My', '2.7 My'))
  await turnTo(page, 'Summary statement')
  await expect(checker.getByText('PE3.4 cites 2.7.')).toHaveCount(0)
  await expect(checker.getByText('PE3.6 cites 3.31. No paragraph has that number.')).toBeVisible()
})

test('an enquiry takes the counts to the CMS and no word of the text', async ({ page, address }) => {
  const checker = await openChecker(page)
  await checker.getByRole('button', { name: 'Send the counts with an enquiry' }).click()
  await expect(checker.getByText('Put a text on a sheet first.')).toBeVisible()
  await put(page, 'Episode 1', draft('episode-1.txt'))
  await put(page, 'Episode 2', draft('episode-2.txt'))
  await expect(row(page, 'The same words twice')).toContainText('24 equal words')

  const form = enquiryOn(page)
  await ready(form)
  await expect(form.locator('textarea')).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Add the counts to the message' })).toBeVisible()
  await form.locator('textarea').fill('Two episodes for Mechanical Engineer.')
  await checker.getByRole('button', { name: 'Send the counts with an enquiry' }).click()
  await expect(form.getByLabel('Full name')).toBeFocused()
  await form.getByRole('button', { name: 'Add the counts to the message' }).click()
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()

  // Every line of it: content/draftWords.test.ts.
  const [lead] = leadsFrom(address)
  expect(lead?.queries).toMatch(/^Two episodes for Mechanical Engineer\.\n\n--- Counts of my draft ---\nEpisode 1: 1345 words, /)
  expect(lead?.queries).toMatch(/\n--- End of counts ---$/)
  expect(lead?.queries).not.toMatch(/Sundarpani|I designed/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what is checked, for both kinds of draft, and shows no field that cannot work', async ({ page }) => {
    await page.goto(CHECKER)
    const checker = page.locator('#checker')
    await expect(checker.locator('noscript p')).toBeVisible()
    await expect(checker.getByRole('heading', { name: 'Paragraph numbers' })).toBeVisible()
    await expect(checker.getByRole('heading', { name: 'Project reports' })).toBeVisible()
    await expect(checker.getByRole('textbox', { includeHidden: true }).first()).toBeHidden()
    await expect(checker.getByRole('button', { name: 'Send the counts with an enquiry' })).toBeHidden()
  })
})
