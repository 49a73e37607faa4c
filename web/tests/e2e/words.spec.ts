import { expect, test } from './fixtures.ts'
import { EVAL_PROBE, openOwnersSite, RENDERED } from './support/ownersSite.ts'

test.use({ expectedErrors: [EVAL_PROBE] })

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
  await expect(page.getByText('End the heading with “prove it.”')).toBeVisible()
  await words.fill('You did it, we help you prove it.')
  await expect(shown).toHaveText('You did it, we help you prove it.')
  await words.press('Enter')
  await expect(words).toBeHidden()
  await shown.click()
  await words.fill('You did it, we help you to prove it.')
  await words.press('Enter')
  await expect(words).toBeHidden()
  // The link covers its whole card.
  await page.frameLocator('iframe[title="Preview of the site"]').getByText('What each sentence proves.').click()
  await expect(words).toHaveValue('What each sentence proves.')
  await words.press('Enter')
  await expect(words).toBeHidden()
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Your words' })).toContainText('You did it, we help you to prove it.')
  await stop()
})
