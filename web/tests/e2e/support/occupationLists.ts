import type { Locator, Page } from '@playwright/test'
import { researchedOccupations } from '../../fixtures/researchedOccupations.ts'

export const LISTS = { ea: '/anzsco/eaanzsco', acs: '/anzsco/acsanzsco', iml: '/anzsco/imlanzsco' }

/** How many are on the list. */
export const [onEa, onAcs] = ['ea', 'acs'].map((list) => researchedOccupations().filter(({ authority }) => authority === list).length)

export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Code, title or what people call it' })
}

/** Each row has one box. */
export function rowsOn(page: Page): Locator {
  return page.getByRole('checkbox', { name: /^Compare / })
}

/** The rows in view, by their codes. */
export async function codesShown(page: Page): Promise<string[]> {
  return rowsOn(page).evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement && box.value.slice(-6)) || ''))
}

export function elsewhere(page: Page): Locator {
  return page.getByRole('region', { name: /^(Not on this list|On other lists)$/ })
}

export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('[data-island=occupation-list][data-status=ready]').waitFor()
}
