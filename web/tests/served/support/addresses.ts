import { HTTPS_PORT, RUN_DIR } from '../../e2e/support/addresses.ts'
import { rootCertificateIn } from './caddy.ts'

/** Chromium knows every name below `localhost`; a browser keeps Strict-Transport-Security for this one alone. */
export const HOST = 'skills.localhost'
export const SERVED_URL = `https://${HOST}:${HTTPS_PORT}`
export const ROOT_CERTIFICATE = rootCertificateIn(RUN_DIR)
