import { expect, test } from './fixtures.ts'
import { EVAL_PROBE } from './support/admin.ts'
import { openOwnersSite, PRICE, RENDERED } from './support/ownersSite.ts'

/** A picture of one pixel. */
const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test.use({ expectedErrors: EVAL_PROBE })

const OWN = { email: 'help@skills.test', phone: '+61 2 5550 1234', whatsapp: '+61 2 5550 1234', location: 'Sydney' }

test('a heading that is pressed in the preview is written again beside it, and kept', async ({ page }, { testId }) => {
  test.setTimeout(300_000)
  const { stop } = await openOwnersSite(page, `words-${testId}`)
  await page.getByRole('link', { name: 'Words', exact: true }).click()
  await expect(page.getByText('Press a text in the preview.')).toBeVisible(RENDERED)
  const shown = page.frameLocator('iframe[title="Preview of the site"]').getByRole('heading', { level: 1 })
  await shown.click()
  const words = page.getByRole('textbox', { name: 'The words' })
  await words.fill('We <b>guarantee</b> it')
  await expect(page.getByText('Take out the HTML')).toBeVisible()
  await expect(page.getByText('End the heading with “to submission”')).toBeVisible()
  await words.fill('Your assessment, from interview to submission')
  await expect(shown).toHaveText('Your assessment, from interview to submission')
  await words.press('Enter')
  await expect(words).toBeHidden()
  await shown.click()
  await words.fill('Your skills assessment, from interview to submission')
  await words.press('Enter')
  await expect(words).toBeHidden()
  // The link covers its whole card.
  await page.frameLocator('iframe[title="Preview of the site"]').getByText('See what each sentence proves.').click()
  await expect(words).toHaveValue('See what each sentence proves.')
  await words.press('Enter')
  await expect(words).toBeHidden()
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  const changes = page.getByRole('region', { name: /^Changes: CDR, RPL and IML help/ })
  await expect(changes).toContainText('Your skills assessment, from interview to submission')
  await changes.getByText('What differs').first().click()
  await expect(changes.getByText('The site’s own words')).toBeVisible()
  await stop()
})

test('a question is added to the page that is looked at, and the next preview shows it', async ({ page }, { testId }) => {
  test.setTimeout(300_000)
  const { stop } = await openOwnersSite(page, `question-${testId}`)
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  const look = async () => {
    await page.getByRole('link', { name: 'Words', exact: true }).click()
    await expect(page.getByText('Press a text in the preview.')).toBeVisible(RENDERED)
    await page.getByRole('combobox', { name: 'Page' }).click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('rpl-writing', { delay: 20 })
    await page.getByRole('option', { name: '/services/rpl-writing' }).click()
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('RPL Writing', RENDERED)
  }
  await look()
  await page.getByRole('link', { name: 'Add a question to this page' }).click()
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveText('RPL Writing')
  await page.getByRole('textbox', { name: 'Question' }).fill('May I answer by phone?')
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await answer.fill('Yes, it is AUD 450.')
  await expect(answer).toHaveAccessibleDescription(/Take out the amount AUD 450/)
  await answer.fill('Yes, and by [mail](/about).')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Created', { exact: true })).toBeVisible()

  await look()
  const question = preview.locator('summary', { hasText: 'May I answer by phone?' })
  await question.click()
  await page.getByRole('link', { name: 'Change this question: Question' }).click()
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused()
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Publish May I answer by phone?' })).toBeChecked()
  await stop()
})

test('a phone that is pressed opens its field, and a number as Australians write it is completed', async ({ page }, { testId }) => {
  test.setTimeout(300_000)
  const { stop } = await openOwnersSite(page, `pressed-${testId}`)
  const lists = page.getByRole('navigation').filter({ hasText: 'Several of each' })
  await expect(lists).toContainText('Several of each4ArticlesPricesQuestionsReviews')
  await expect(lists).toContainText('On every page2AnnouncementSite details')
  await page.getByRole('link', { name: 'Words', exact: true }).click()
  await expect(page.getByText('Press a text in the preview.')).toBeVisible(RENDERED)
  const footer = page.frameLocator('iframe[title="Preview of the site"]').getByRole('contentinfo')
  await footer.getByRole('link', { name: '+61 491 570 006', exact: true }).click()
  await page.getByRole('link', { name: 'Change it: Phone' }).click()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await expect(phone).toBeFocused()
  await phone.fill('0412 345 678')
  await page.keyboard.press('Tab')
  await expect(phone).toHaveValue('+61 412 345 678')
  await expect(page.getByText('While this is empty, the footer has no YouTube icon.')).toBeVisible()
  await stop()
})

test('a reader, a fee of an authority and an amount that are pressed each open their own entry', async ({ page }, { testId }) => {
  test.setTimeout(300_000)
  const { store, stop } = await openOwnersSite(page, `entries-${testId}`)
  const fee = { fee: 'Engineers Australia: CDR', amount: 1100, read: '2026-11-20', until: '2099-06-30' }
  await store([
    ['details', { ...OWN, readers: [{ name: 'Asha R.', discipline: 'civil engineering', years: 12 }], fees: [fee] }],
    ['price', PRICE],
    ['price', { ...PRICE, service: 'RPL Writing', amount: 690 }],
    ['price', { ...PRICE, service: 'IML Competency Assessment Writing', amount: 640 }],
  ])
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  const look = async (path: string) => {
    await page.goto(new URL(`/admin/words?${new URLSearchParams({ page: path })}`, page.url()).href)
    await expect(page.getByText('Press a text in the preview.')).toBeVisible(RENDERED)
    await expect(page.getByText(/^\d+ invented details are on the site: Email, Phone,/)).toBeVisible()
  }
  await look('/pricing')
  await preview.getByText('Asha R.').first().click()
  await page.getByRole('link', { name: 'Change it: Who works with clients 1, Name' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Asha R.')

  await look('/pricing')
  const row = preview.getByRole('row', { name: /^CDR/ }).first()
  await row.getByText('1,100').click()
  await page.getByRole('link', { name: 'Change it: Fees of the authorities 1, Amount' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,100')

  await look('/pricing')
  for (const amount of ['880', '1,980']) {
    await row.getByRole('cell', { name: amount, exact: true }).click()
    await expect(page.getByRole('complementary').getByRole('link')).toHaveText(['Change this price: Amount'])
  }
  await page.getByRole('link', { name: 'Change this price: Amount' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('880')

  await look('/')
  await preview
    .getByText(/RPL AUD\s690, IML AUD\s640/)
    .first()
    .click()
  await page.getByRole('link', { name: 'Look at them: Prices' }).click()
  await expect(page.getByRole('row', { name: /RPL Writing/ })).toBeVisible()
  await stop()
})

test('a month is chosen from two lists, and kept', async ({ page }, { testId }) => {
  test.setTimeout(300_000)
  const { adminUrl, stop } = await openOwnersSite(page, `month-${testId}`)
  await page.goto(`${adminUrl}/admin/content-manager/collection-types/api::review.review/create`)
  await page.getByRole('textbox', { name: 'Name as agreed' }).fill('R. S.')
  await expect(page.getByRole('link', { name: 'Month', exact: true })).toBeVisible()
  for (const [list, choice] of [
    ['Month', 'September'],
    ['Year', '2025'],
  ] as const) {
    await page.getByRole('combobox', { name: list }).click()
    await page.getByRole('option', { name: choice }).click()
  }
  await expect(page.getByRole('link', { name: 'Month', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Created', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveText('September')
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveText('2025')
  await expect(page.getByText(/^not published yet/)).toBeVisible()
  await expect(page.getByText('Set up preview')).toHaveCount(0)
  await stop()
})

test('an article gets a link once, a table by its cells and a picture with its words', async ({ page }, { testId }) => {
  test.setTimeout(300_000)
  const { adminUrl, stop } = await openOwnersSite(page, `article-${testId}`)
  await page.goto(`${adminUrl}/admin/content-manager/collection-types/api::article.article/create`)
  const article = page.getByRole('textbox', { name: /^Article/ })
  await article.fill('Read ')
  await page.getByRole('combobox', { name: 'Link to a page' }).click()
  await page.keyboard.type('pricing', { delay: 20 })
  await page.getByRole('option', { name: '/pricing' }).click()
  await expect(article).toHaveValue('Read [words of the link](/pricing)')
  await expect(article).toBeFocused()
  await page.keyboard.type('our prices')
  await expect(article).toHaveValue('Read [our prices](/pricing)')
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Table' }).click()
  for (const [cell, words] of [
    ['Heading of column 1', 'Entry'],
    ['Heading of column 2', 'What it supports'],
    ['Row 1, column 1', 'Pour stopped'],
  ] as const)
    await page.getByRole('textbox', { name: cell }).fill(words)
  await page.getByRole('button', { name: 'Add the table' }).click()
  const reading = page.getByRole('region', { name: 'As it will read' })
  await expect(reading.getByRole('cell', { name: 'Pour stopped' })).toBeVisible()
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const file = page.getByLabel('Picture', { exact: true })
  await page.getByRole('textbox', { name: 'What does it show?' }).fill('A site diary')
  await file.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })
  await page.getByRole('button', { name: 'Add the picture' }).click()
  await expect(page.getByText('can have a program in it')).toBeVisible()
  await file.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: DOT })
  await page.getByRole('button', { name: 'Add the picture' }).click()
  await expect(reading.getByRole('img', { name: 'A site diary' })).toBeVisible()
  await stop()
})
