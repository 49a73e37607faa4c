import { truncateSync, writeFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { enquiryOn, expect, headerReady, ready, sendEnquiry, test } from './fixtures.ts'
import { expectNoFaultAtWidths } from './support/accessibility.ts'
import { SITE_URL } from './support/addresses.ts'
import {
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
  await expect(checkerOn(page).getByText('Nothing to mark here. Only a reader can judge the content.')).toBeVisible()
  await turnTo(page, 'Episode 2')
  await fileOn(page).setInputFiles(pathOf('episode-2.docx'))
  await expect(checkerOn(page).getByText('Opened “episode-2.docx”: 1,259 words on the sheet Episode 2.')).toBeVisible()
  const lines = (text: string) => text.split('\n').filter(Boolean)
  const second = sheetOn(page, 'Episode 2')
  expect(lines(await second.inputValue())).toEqual(lines(draft('episode-2.txt')))
  await expect(row(page, 'Paragraph numbers')).toContainText('Used a second time: 2.12.')
  await expect(row(page, 'Sections')).toContainText('4 of 4')
  await expect(row(page, 'Long sentences')).toContainText('8 of 67')

  const place = page.getByRole('button', { name: 'Show in the text: 2.12 We also looked at four equal machines.' })
  // As large as a finger, by a style sheet of which the printed page shows little.
  await expect(place).toHaveCSS('min-height', '44px')
  await place.click()
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

test('a summary statement is checked against the episodes and follows their edits, and RPL reports are counted', async ({ page }) => {
  const checker = await openChecker(page)
  for (const number of [1, 2, 3]) await put(page, `Episode ${number}` as SheetName, draft(`episode-${number}.txt`))
  await put(page, 'Summary statement', draft('summary-statement.txt'))
  await expect(checker.getByText('PE3.4 cites 2.7. No paragraph has that number.')).toBeVisible()
  await expect(checker.getByText('PE3.6 cites 3.31. No paragraph has that number.')).toBeVisible()
  await expect(checker.getByText('Not in the table: PE3.5.')).toBeVisible()
  await expect(checker.getByText('In the table without a paragraph number: PE1.4.')).toBeVisible()
  await put(page, 'Episode 2', draft('episode-2.txt').replace('2.8 My', '2.7 My'))
  await turnTo(page, 'Summary statement')
  await expect(checker.getByText('PE3.4 cites 2.7.')).toHaveCount(0)
  await page.getByRole('radio', { name: 'RPL reports for the ACS' }).check()
  await put(page, 'RPL reports', draft('rpl-reports.txt'))
  await expect(row(page, 'Project reports')).toContainText('2 found')
  await expect(row(page, 'Dates in each report')).toContainText('July 2023 · May 2024')
  await page.getByRole('radio', { name: 'CDR for Engineers Australia' }).check()
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
  await sendEnquiry(form, address, await form.locator('textarea').inputValue())

  // Every line of it: content/draftWords.test.ts.
  const [lead] = leadsFrom(address)
  expect(lead?.queries).toMatch(/^Two episodes for Mechanical Engineer\.\n\n--- Counts of my draft ---\nEpisode 1: 1345 words, /)
  expect(lead?.queries).toMatch(/\n--- End of counts ---$/)
  expect(lead?.queries).not.toMatch(/Sundarpani|I designed/)
})

test('nothing leaves the device or is kept: no request with typed text or a text file, and for a Word file only our own reader', async ({
  page,
  context,
}) => {
  const requests: Request[] = []
  const checker = await openChecker(page)
  await headerReady(page)
  // The scripts of the forms are there already when the checker grows or is scrolled to.
  await ready(enquiryOn(page))
  await ready(checker)
  page.on('request', (request) => requests.push(request))

  await put(page, 'Episode 1', draft('episode-1.txt'))
  await sheetOn(page, 'Episode 1').press('End')
  await sheetOn(page, 'Episode 1').pressSequentially(' I typed this.')
  await expect(row(page, 'Length')).toContainText('1,348 words')
  expect(requests.map((request) => request.url())).toEqual([])

  await fileOn(page).setInputFiles(pathOf('episode-1.txt'))
  await expect(row(page, 'Length')).toContainText('1,345 words')
  await turnTo(page, 'Episode 2')
  await fileOn(page).setInputFiles(pathOf('episode-2.docx'))
  await expect(row(page, 'Length')).toContainText('1,236 words')
  // The site's own code, requested by its file name alone.
  for (const request of requests) {
    expect(request.method()).toBe('GET')
    expect(request.postData()).toBeNull()
    // Or a page that the browser opens early, because the pointer is on a link to it.
    expect(request.url()).toMatch(new RegExp(`^${SITE_URL}/(assets/chunks/[\\w-]+\\.js|[a-z-]+/[a-z-]+)$`))
  }
  expect(requests.filter((request) => request.url().endsWith('.js')).length).toBeLessThanOrEqual(2)

  await context.setOffline(true)
  requests.length = 0
  await turnTo(page, 'Episode 3')
  await fileOn(page).setInputFiles(pathOf('episode-2.docx'))
  await expect(row(page, 'Paragraph numbers')).toContainText('this is the sheet of episode 3')
  expect(requests).toEqual([])
  await context.setOffline(false)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toMatch(/Sundarpani|1\.1/)
  await page.reload()
  await ready(checkerOn(page))
  await expect(sheetOn(page, 'Episode 1')).toHaveValue('')
  await expect(checkerOn(page).getByRole('heading', { name: 'What is looked at' })).toBeVisible()
})

// Every kind of file: domain/draft/file/openFile.test.ts.
test('a file that cannot be opened says why and leaves the text alone', async ({ page }, testInfo) => {
  // By its path, because its 25 MB would go to the browser with every byte.
  const huge = testInfo.outputPath('huge.docx')
  writeFileSync(huge, '')
  truncateSync(huge, 25_000_001)
  const checker = await openChecker(page)
  await put(page, 'Episode 1', 'My own words.')
  for (const [message, file] of [
    ['The file has a password.', pathOf('password.docx')],
    ['The file is too large. The limit is 25 MB, and 400,000 characters', huge],
  ] as const) {
    await fileOn(page).setInputFiles(file)
    await expect(checker.getByRole('status').filter({ hasText: message })).toContainText('The sheet is as it was.')
    await expect(sheetOn(page, 'Episode 1')).toHaveValue('My own words.')
  }
})

test('what was on the sheets can be put back after a file and after emptying them, with letters typed since', async ({ page }) => {
  const checker = await openChecker(page)
  const first = sheetOn(page, 'Episode 1')
  const back = checker.getByRole('button', { name: 'Put the earlier text back' })
  await put(page, 'Episode 1', 'My own words.')
  await fileOn(page).setInputFiles(pathOf('episode-1.txt'))
  await expect(checker.getByText('Opened “episode-1.txt”')).toBeVisible()
  await first.press('Control+End')
  await first.pressSequentially('x')
  await expect(checker.getByText('Opened “episode-1.txt”')).toHaveCount(0)
  for (const value of ['My own words.', /x$/]) {
    await back.click()
    await expect(first).toHaveValue(value)
  }
  await checker.getByRole('button', { name: 'Empty all sheets' }).click()
  await expect(first).toHaveValue('')
  await expect(checker.getByText('All sheets are empty.')).toBeVisible()
  await back.press('Enter')
  await expect(first).toBeFocused()
  await expect(first).toHaveValue(/x$/)
  await expect(back).toHaveCount(0)
})

test('a whole set on one sheet can be laid out, without what is before its first part', async ({ page }) => {
  const checker = await openChecker(page)
  await put(
    page,
    'Episode 1',
    `My CV\n\n${['episode-1', 'episode-2', 'episode-3', 'summary-statement'].map((name) => draft(`${name}.txt`)).join('\n')}`,
  )
  await checker.getByRole('button', { name: 'Give each part its own sheet' }).press('Enter')
  await expect(sheetOn(page, 'Episode 1')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Episode 1 1,345 words' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Episode 2 1,236 words' })).toBeVisible()
  await expect(sheetOn(page, 'Episode 1')).toHaveValue(draft('episode-1.txt').trim())
  await turnTo(page, 'Summary statement')
  await expect(sheetOn(page, 'Summary statement')).toHaveValue(draft('summary-statement.txt').trim())
})

test('the margins of all sheets are printed, and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '')
  })
  const checker = await openChecker(page)
  await put(page, 'Episode 1', draft('episode-1.txt'))
  await put(page, 'Episode 2', draft('episode-2.txt'))
  await expect(checker.getByRole('status').filter({ hasText: 'Episode 2: 1,236 words.' })).toBeAttached()
  await checker.getByRole('button', { name: 'Print the margin' }).click()
  await expect(page.locator('html[data-asked-to-print]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(checker.getByRole('heading', { name: 'Margin: Episode 1' })).toBeVisible()
  await expect(checker.getByRole('heading', { name: 'Margin: Episode 2' })).toBeVisible()
  await expect(sheetOn(page, 'Episode 2')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What you get' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(checker.getByRole('heading', { name: 'Margin: Episode 1' })).toHaveCount(0)
})

test('a filled margin has no accessibility fault and no sideways scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openChecker(page)
  await put(page, 'Summary statement', draft('summary-statement.txt'))
  for (const sheet of ['Episode 2', 'Summary statement'] as const) {
    await put(page, sheet, draft(sheet === 'Episode 2' ? 'episode-2.txt' : 'summary-statement.txt'))
    await fileOn(page).setInputFiles(pathOf('password.docx'))
    await expect(checkerOn(page).getByText('The file has a password.')).toBeVisible()
    await expectNoFaultAtWidths(page, [320, 1280], '#checker')
  }
})
