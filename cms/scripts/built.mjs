// What the commands share: the settings of the inbox and its compiled code.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export const appDir = path.resolve(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

/** @param {string} file */
export function requireBuilt(file) {
  const compiled = path.join(appDir, 'dist', 'src', `${file}.js`)
  if (!existsSync(compiled)) throw setupError('The lead inbox is not built. Run "npm run build" in cms/ first.')
  return require(compiled)
}

export function readSettings() {
  process.env['ENV_PATH'] ||= path.join(appDir, '.env')
  require('dotenv').config({ path: process.env['ENV_PATH'], quiet: true })
  return requireBuilt('settings/settings').settings()
}

/** @param {string} line */
export function setupError(line) {
  return Object.assign(new Error(line), { name: 'SetupError' })
}

/** Mistakes of the operator are one line, all others keep their stack. @param {() => Promise<void>} work */
export async function command(work) {
  try {
    await work()
  } catch (error) {
    const expected = error instanceof Error && error.name === 'SetupError'
    console.error(expected ? error.message : error)
    process.exitCode = 1
  }
}
