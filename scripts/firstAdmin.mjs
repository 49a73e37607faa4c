// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { runLogged } from './logged.mjs'
import { CMS } from './parts.mjs'
import { CMS_ENV_FILE, keptSettings } from './settings.mjs'

/** @typedef {{ email: string | undefined, password: string | undefined, isNew: boolean }} SignIn */

/**
 * Makes `cms/.env` where there is none: secrets nobody chose, and the first administrator.
 * @returns {Promise<SignIn>}
 */
export async function prepareFirstAdmin() {
  const isNew = !existsSync(CMS_ENV_FILE)
  if (isNew) {
    const createEnv = path.join(CMS.dir, 'scripts', 'createEnv.mjs')
    await runLogged('env-cms', [process.execPath, [createEnv]], { cwd: CMS.dir })
  }
  const kept = keptSettings()
  return { email: kept.ADMIN_EMAIL, password: kept.ADMIN_PASSWORD, isNew }
}
