import { join } from 'node:path'
import { CMS_PORT, RUN_DIR, SITE_PORT, WEB_DIR } from '../../e2e/support/addresses.ts'

/** Chromium knows every name below `localhost`; a browser keeps Strict-Transport-Security for this one alone. */
export const HOST = 'skills.localhost'
export const HTTPS_PORT = SITE_PORT
export const HTTP_PORT = SITE_PORT + 1
/** The site is built with this as its SITE_URL and an empty CMS_URL: see scripts/testBed.mjs. */
export const SERVED_URL = `https://${HOST}:${HTTPS_PORT}`

export const DEPLOY_DIR = join(WEB_DIR, '..', 'deploy')
export const DIST_DIR = join(WEB_DIR, process.env.SITE_OUT_DIR ?? 'dist-served')
export const CADDY_LOG = join(RUN_DIR, 'caddy.log')
const CADDY_DATA = join(RUN_DIR, 'caddy')
export const ROOT_CERTIFICATE = join(CADDY_DATA, 'caddy', 'pki', 'authorities', 'local', 'root.crt')

export const CADDY_ENV = {
  SITE_ADDRESS: SERVED_URL,
  HTTP_PORT: String(HTTP_PORT),
  HTTPS_PORT: String(HTTPS_PORT),
  SITE_DIR: DIST_DIR,
  ADMIN_FROM: '127.0.0.0/8 ::1/128',
  CMS_UPSTREAM: `127.0.0.1:${CMS_PORT}`,
  // The path of a socket may have 107 letters.
  CADDY_ADMIN: `unix//tmp/caddy-test-${HTTPS_PORT}.sock`,
  XDG_DATA_HOME: CADDY_DATA,
  XDG_CONFIG_HOME: CADDY_DATA,
}
