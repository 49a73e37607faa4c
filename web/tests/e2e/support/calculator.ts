import { expect, type Locator, type Page } from '@playwright/test'
import { ready } from '../fixtures.ts'

export const CALCULATOR = '/services/pr-points-calculator'

/** 25 to 32, Superior, 5 years abroad, 5 years in Australia, doctorate. */
export const CAPPED = '#points=2.22230'

export function calculatorOn(page: Page): Locator {
  return page.getByRole('form', { name: 'Add up your points' })
}

export async function openCalculator(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(CALCULATOR + fragment)
  const calculator = calculatorOn(page)
  await ready(calculator)
  return calculator
}

/** The three sums beside the questions. */
export function sums(calculator: Locator): Locator {
  return calculator.getByRole('region', { name: 'Your sum' })
}

export async function expectSums(calculator: Locator, independent: string, nominated: string, regional: string): Promise<void> {
  for (const [subclass, sum] of Object.entries({ 189: independent, 190: nominated, 491: regional }))
    await expect(sums(calculator).locator('dt').filter({ hasText: subclass }).locator('xpath=following-sibling::dd[1]')).toHaveText(sum)
}
