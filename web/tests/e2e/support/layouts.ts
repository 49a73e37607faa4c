import { expect, type Page } from '@playwright/test'
import { headerReady } from '../fixtures.ts'
import { expectNoFaultAtWidths, expectNoSidewaysScrolling } from './accessibility.ts'
import { oneOfEachLayout } from './addresses.ts'

const NO_PAGE = '/no-such-page'
/** What differs from page to page: prose, a tool, tables, a list, an offer, and what is no page. `npm test` tries these alone. */
export const tellingLayouts = ['/', '/draft-checker', '/anzsco/compare', '/pricing', '/services/acs-review', NO_PAGE]
export const otherLayouts = oneOfEachLayout().filter((path) => !tellingLayouts.includes(path))
/** What differs on a wide screen is the header, columns and tables. */
const WIDE = ['/', '/draft-checker', '/anzsco/compare', '/pricing']

export async function expectSoundLayout(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(path === NO_PAGE ? 404 : 200)
  await headerReady(page)
  await expectNoFaultAtWidths(page, WIDE.includes(path) ? [320, 1280] : [320])
  await expectNoSidewaysScrolling(page, 1280)
}
