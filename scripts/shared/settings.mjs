import { existsSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import util from 'node:util'
import { CMS, WEB } from './packages.mjs'
import { UserError } from './terminal.mjs'

const CMS_ENV_FILE = path.join(CMS.dir, '.env')

/** One choice of ports, and everything that follows from it in both parts and in the publisher. */
export function readSettings() {
  /** What cms/.env says; nothing before it is made. */
  const kept = existsSync(CMS_ENV_FILE) ? util.parseEnv(readFileSync(CMS_ENV_FILE, 'utf8')) : {}
  const { env } = process
  const sitePort = port('PORT', env.PORT, 3000)
  const cmsPort = port('CMS_PORT', env.CMS_PORT ?? kept.CMS_PORT, 1337)
  const previewPort = port('PREVIEW_PORT', env.PREVIEW_PORT, sitePort + 1)
  const mailPort = port('MAIL_PORT', env.MAIL_PORT, sitePort + 2)
  const siteAddress = `http://localhost:${sitePort}`
  const cmsAddress = `http://localhost:${cmsPort}`
  const siteUrl = env.SITE_URL || siteAddress
  if (!/^https?:\/\/[^/\s]+$/.test(siteUrl))
    throw new UserError(`SITE_URL=${siteUrl} is not an origin: write it without a path or trailing slash, such as https://example.com`)
  const origins = [kept.SITE_ORIGINS, new URL(siteUrl).origin, siteAddress, `http://127.0.0.1:${sitePort}`]
  const PREVIEW_SECRET = env.PREVIEW_SECRET ?? kept.PREVIEW_SECRET
  const published = {
    VERSIONS_FOLDER: env.VERSIONS_FOLDER ?? path.resolve(WEB.dir, env.SITE_OUT_DIR ?? 'dist', 'versions'),
    // Relative to the inbox, as in its own settings.
    PUBLISH_FOLDER: path.resolve(CMS.dir, env.PUBLISH_FOLDER ?? (kept.PUBLISH_FOLDER || 'data/publish')),
    // Without the secret the inbox offers no preview.
    ...(PREVIEW_SECRET && { PREVIEW_SECRET, PREVIEW_ORIGIN: env.PREVIEW_ORIGIN ?? `http://localhost:${previewPort}` }),
  }
  const siteEnv = {
    ...env,
    PORT: String(sitePort),
    SITE_URL: siteUrl,
    CMS_URL: env.CMS_URL ?? cmsAddress,
    // With an empty CMS_URL the forms call the site's own address, and serve.mjs hands the call on.
    CMS_UPSTREAM: env.CMS_UPSTREAM ?? cmsAddress,
  }
  const cmsEnv = {
    ...env,
    CMS_PORT: String(cmsPort),
    SITE_ORIGINS: env.SITE_ORIGINS ?? origins.filter(Boolean).join(','),
  }
  /** Whether the inbox sends its mails where the developer has said. */
  const hasOwnMail = Boolean(env.SMTP_HOST ?? kept.SMTP_HOST)
  return { sitePort, cmsPort, previewPort, mailPort, hasOwnMail, siteAddress, cmsAddress, published, siteEnv, cmsEnv }
}

/** @param {string} variable @param {string | undefined} value @param {number} otherwise */
function port(variable, value, otherwise) {
  if (!value) return otherwise
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  throw new UserError(`${variable}=${value} is not a port: choose a number from 1 to 65535`)
}

/** The tests say the same on every machine: its ports and its site's settings stay out. */
export function envWithoutLocalSettings() {
  const local = /^(PORT|CMS_PORT|MAIL_PORT|CMS_URL|CMS_UPSTREAM|CMS_OUT_DIR|VERSIONS_FOLDER|(SITE|PREVIEW|PUBLISH)_.*)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !local.test(name)))
}

/** @param {Record<string, number>} ports by the variable that chooses each */
export async function requireFreePorts(ports) {
  const wanted = Object.entries(ports)
  for (const [variable, number] of wanted) {
    if ((await isTaken(number)) || wanted.some(([other, same]) => other !== variable && same === number)) {
      throw new UserError(`Port ${number} is taken: end what uses it, or choose another with ${variable}=${number + 10}`)
    }
  }
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Asked as a browser does: a server on one address does not keep another from listening on a different one. @param {number} port */
function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port, autoSelectFamily: true }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
