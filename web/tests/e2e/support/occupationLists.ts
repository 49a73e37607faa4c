import type { Locator, Page } from '@playwright/test'
import { researchedOccupations } from '../../fixtures/researchedOccupations.ts'

export const LISTS = { ea: '/anzsco/eaanzsco', acs: '/anzsco/acsanzsco', iml: '/anzsco/imlanzsco' }

/** How many are on the list. */
export const [onEa, onAcs] = ['ea', 'acs'].map((list) => researchedOccupations().filter(({ authority }) => authority === list).length)

export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Code, title or what people call it' })
}

/** The rows in view, by their codes. */
export async function codesShown(page: Page): Promise<string[]> {
  return page
    .locator('[data-row]:visible')
    .evaluateAll((rows) => rows.map((row) => (row instanceof HTMLElement && row.dataset.row?.slice(-6)) || ''))
}

export function elsewhere(page: Page): Locator {
  return page.getByRole('region', { name: /^(Not on this list|On other lists)$/ })
}

export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('[data-listing][data-ready]').waitFor()
}
