import { join } from 'node:path'

/**
 * The ports of the tests; E2E_PORT moves both, for two runs side by side.
 * The site is built with CMS_URL=http://127.0.0.1:4337 before the tests start: see scripts/testBed.mjs.
 */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4300)
export const CMS_PORT = SITE_PORT + 37
export const SITE_URL = `http://127.0.0.1:${SITE_PORT}`
export const CMS_URL = `http://127.0.0.1:${CMS_PORT}`

export const WEB_DIR = join(import.meta.dirname, '..', '..', '..')
export const CMS_DIR = join(WEB_DIR, '..', 'cms')
export const RUN_DIR = join(WEB_DIR, '.tmp', `e2e-${SITE_PORT}`)
export const DATABASE_FILE = join(RUN_DIR, 'leads.db')
