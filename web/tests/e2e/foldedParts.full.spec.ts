import type { Locator, Page } from '@playwright/test'
import { expect, headerReady, test } from './fixtures.ts'

function folded(page: Page, heading: string): Locator {
  return page.locator('details').filter({ has: page.locator('summary', { hasText: heading }) })
}

/** Open, its heading on the page and under nothing. */
async function expectOpenAt(part: Locator, text: string | RegExp): Promise<void> {
  await expect(part.getByText(text)).toBeVisible()
  await expect(part.locator('summary')).toBeInViewport({ ratio: 1 })
  await part.locator('summary').click({ trial: true })
}

test('a link and an address open the folded part that they lead to, also in a browser that does not do so by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/reviews#what-outcomes-look-like')
  await expectOpenAt(folded(page, 'What an outcome is, and who decides it'), /It usually says more than yes or no/)

  await page.goto('/about')
  await headerReady(page)
  const part = folded(page, 'Everything we refuse')
  const link = page.getByRole('link', { name: 'The whole list' })
  await link.click()
  await expect(page).toHaveURL(/#what-we-refuse$/)
  await expectOpenAt(part, 'That is immigration advice')
  await part.locator('summary').click()
  await expect(part.getByRole('table')).toBeHidden()
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect(part.getByRole('table')).toBeVisible()
})

test('every folded part is on paper, also where the style sheet cannot open it, and folded again afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (asked: string, value?: string) =>
      !asked.includes('details-content') && (value === undefined ? supports(asked) : supports(asked, value))
  })
  await page.goto('/about')
  await headerReady(page)
  const openedByVisitor = folded(page, 'Keep your drafts')
  await openedByVisitor.locator('summary').click()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(folded(page, 'Confidentiality').getByRole('paragraph').first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(folded(page, 'Confidentiality').getByRole('paragraph').first()).toBeHidden()
  await expect(openedByVisitor).toHaveJSProperty('open', true)

  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('main :is(section:not(#enquiry, #related)) details > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(4)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
})
