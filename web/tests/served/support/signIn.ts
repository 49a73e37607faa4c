import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Page } from '@playwright/test'
import { RUN_DIR } from '../../e2e/support/addresses.ts'

/** As the first administrator. */
export async function signIn(page: Page): Promise<void> {
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = parseEnv(readFileSync(join(RUN_DIR, 'cms.env'), 'utf8'))
  await page.getByLabel(/email/i).fill(ADMIN_EMAIL)
  await page.getByLabel(/^password/i).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}
