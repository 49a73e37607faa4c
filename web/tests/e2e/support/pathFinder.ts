import type { Locator, Page } from '@playwright/test'
import { enquiryOn, ready } from '../fixtures.ts'

export const START = '/find-your-path'

/** The links of this question go on with the answers in the address. */
export async function started(page: Page): Promise<void> {
  await page.locator('[data-island=path-question][data-status=ready]').waitFor({ state: 'attached' })
}

function answerNamed(page: Page, name: string) {
  return page.locator('[data-island=path-question] ul').getByRole('link', { name, exact: false }).first()
}

export function answersOn(page: Page) {
  return page.getByRole('region', { name: 'Your answers' })
}

const ADD = 'Add my answers to the message'
export const ADDED = 'Your answers are in the message, where you can change them.'

/** One page after the other. */
export async function press(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await started(page)
    const before = page.url()
    await answerNamed(page, name).click()
    await page.waitForURL((url) => url.pathname !== new URL(before).pathname)
  }
}

/** Answers the questions from the first one, up to a result. */
export async function answer(page: Page, names: readonly string[]): Promise<void> {
  await page.goto(START)
  await press(page, names)
}

export async function questionOn(page: Page): Promise<{ form: Locator; message: Locator; add: Locator }> {
  const form = enquiryOn(page)
  await ready(form)
  return { form, message: form.getByLabel('Your path and your question'), add: form.getByRole('button', { name: ADD }) }
}
