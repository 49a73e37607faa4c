import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { ready } from '../fixtures.ts'
import { WEB_DIR } from './addresses.ts'

export const CHECKER = '/draft-checker'
const DRAFTS = join(WEB_DIR, 'tests', 'fixtures', 'drafts')

export type SheetName = 'Episode 1' | 'Episode 2' | 'Episode 3' | 'Summary statement' | 'RPL reports'

export const pathOf = (name: string) => join(DRAFTS, name)
export const draft = (name: string) => readFileSync(pathOf(name), 'utf8')
export const checkerOn = (page: Page) => page.getByRole('form', { name: 'Check the structure of your draft' })
export const sheetOn = (page: Page, sheet: SheetName) => page.getByRole('textbox', { name: `Your text: ${sheet}` })
export const fileOn = (page: Page) => checkerOn(page).locator('input[type=file]')

export async function openChecker(page: Page, path = CHECKER): Promise<Locator> {
  await page.goto(path)
  const checker = checkerOn(page)
  await ready(checker)
  return checker
}

export async function put(page: Page, sheet: SheetName, text: string): Promise<void> {
  await turnTo(page, sheet)
  await sheetOn(page, sheet).fill(text)
}

/** The radio button is hidden behind its label. */
export async function turnTo(page: Page, sheet: SheetName): Promise<void> {
  if (sheet !== 'RPL reports') await checkerOn(page).locator('label').filter({ hasText: sheet }).click()
}

/** The part of the margin with this title. */
export function row(page: Page, title: string): Locator {
  return checkerOn(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
    .last()
}

export const selected = (field: Locator) =>
  field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })
