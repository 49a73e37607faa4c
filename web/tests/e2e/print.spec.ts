import { expect, headerReady, test } from './fixtures.ts'

test('folded parts are on paper, also where the style sheet cannot open them, and folded again afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (asked: string, value?: string) =>
      !asked.includes('details-content') && (value === undefined ? supports(asked) : supports(asked, value))
  })
  await page.goto('/about')
  await headerReady(page)
  const part = page.locator('details').filter({ hasText: 'Everything we refuse' })
  const openedByVisitor = page.locator('details').filter({ hasText: 'Keep your drafts' })
  await openedByVisitor.locator('summary').click()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(part.getByRole('table')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(part.getByRole('table')).toBeHidden()
  await expect(openedByVisitor).toHaveJSProperty('open', true)
})
