import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { RUN_DIR } from '../../e2e/support/addresses.ts'

/** One of Strapi's libraries checks once on each load whether eval is there, and works without it. */
export const EVAL_PROBE = /unsafe-eval|script-src refused eval/

export type Person = { email: string; password: string }

/** Of the inbox whose settings are in the folder. */
export function firstAdministrator(folder = RUN_DIR): Person {
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = parseEnv(readFileSync(join(folder, 'cms.env'), 'utf8'))
  return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
}

/** As the first administrator, unless somebody else is named. */
export async function signIn(page: Page, { email, password } = firstAdministrator()): Promise<void> {
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(({ pathname }) => !pathname.includes('/auth/'))
}

/** Strapi shows its buttons when the browser is idle: beside other tests that was seen to take half a minute. */
export async function neverWaitForIdle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.requestIdleCallback = (callback) => window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }))
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle)
  })
}

/** Axe finds no fault in what is ours: not in Strapi's menu, nor in the page of the site that a preview frames. */
export async function expectNoFaultInMain(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([])
}
