import type { Locator, Page } from '@playwright/test'
import { enquiryOn, ready } from '../fixtures.ts'

export const START = '/find-your-path'

/** The island of this page answers in place from now on. */
export async function started(page: Page): Promise<void> {
  await page.locator('[data-island="path-questions"][data-ready]').waitFor({ state: 'attached' })
}

export function answerNamed(page: Page, name: string) {
  return page.locator('[data-island="path-questions"] ul').getByRole('link', { name, exact: false }).first()
}

export function answersOn(page: Page) {
  return page.getByRole('region', { name: 'Your answers' })
}

export const ADD = 'Add my answers to the message'
export const ADDED = 'Your answers are in the message, where you can change them.'

/** Answers the questions from the first one, up to a result. */
export async function answer(page: Page, names: readonly string[]): Promise<void> {
  await page.goto(START)
  await started(page)
  for (const name of names) await answerNamed(page, name).click()
}

export async function questionOn(page: Page): Promise<{ form: Locator; message: Locator; add: Locator }> {
  const form = enquiryOn(page)
  await ready(form)
  return { form, message: form.getByLabel('Your path and your question'), add: form.getByRole('button', { name: ADD }) }
}
