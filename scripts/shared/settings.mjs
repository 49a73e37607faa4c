import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import util, { promisify } from 'node:util'
import { UserError } from './command.mjs'
import { CMS } from './packages.mjs'

const CMS_ENV_FILE = path.join(CMS.dir, '.env')

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** One choice of ports, and everything that follows from it in both parts. */
export function readSettings() {
  const kept = keptSettings()
  const sitePort = port('PORT', process.env.PORT, 3000)
  const cmsPort = port('CMS_PORT', process.env.CMS_PORT ?? kept.CMS_PORT, 1337)
  const previewPort = port('PREVIEW_PORT', process.env.PREVIEW_PORT, sitePort + 1)
  const siteAddress = `http://localhost:${sitePort}`
  const cmsAddress = `http://localhost:${cmsPort}`
  const siteUrl = process.env.SITE_URL ?? siteAddress

  return {
    sitePort,
    cmsPort,
    previewPort,
    // None before cms/.env has one: then there is no preview.
    previewSecret: process.env.PREVIEW_SECRET ?? kept.PREVIEW_SECRET,
    // What the inbox and the publisher share: relative to the inbox, as in its own settings.
    publishFolder: path.resolve(CMS.dir, process.env.PUBLISH_FOLDER ?? (kept.PUBLISH_FOLDER || 'data/publish')),
    siteAddress,
    cmsAddress,
    siteEnv: /** @type {NodeJS.ProcessEnv} */ ({
      ...process.env,
      PORT: String(sitePort),
      SITE_URL: siteUrl,
      CMS_URL: process.env.CMS_URL ?? cmsAddress,
      // With an empty CMS_URL the forms call the site's own address, and serve.mjs hands the call on.
      CMS_UPSTREAM: process.env.CMS_UPSTREAM ?? cmsAddress,
    }),
    cmsEnv: /** @type {NodeJS.ProcessEnv} */ ({
      ...process.env,
      CMS_PORT: String(cmsPort),
      SITE_ORIGINS: process.env.SITE_ORIGINS ?? origins(kept.SITE_ORIGINS, siteUrl, siteAddress, `http://127.0.0.1:${sitePort}`),
    }),
  }
}

/** The values in `cms/.env`; none before it is made. */
function keptSettings() {
  return existsSync(CMS_ENV_FILE) ? util.parseEnv(readFileSync(CMS_ENV_FILE, 'utf8')) : {}
}

/** @param {(string | undefined)[]} lists */
function origins(...lists) {
  const all = lists.flatMap((list) => (list ? list.split(',') : [])).map((url) => new URL(url.trim()).origin)
  return [...new Set(all)].join(',')
}

/**
 * @param {string} variable
 * @param {string | undefined} value
 * @param {number} otherwise
 */
function port(variable, value, otherwise) {
  if (!value) return otherwise
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  throw new UserError(`${variable}=${value} is not a port: choose a number from 1 to 65535`)
}

/** The tests say the same on every machine: its ports and its site's settings stay out. */
export function envWithoutLocalSettings() {
  const local = /^(PORT|CMS_PORT|CMS_URL|CMS_UPSTREAM|CMS_OUT_DIR|VERSIONS_FOLDER|(SITE|PREVIEW|PUBLISH)_.*)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !local.test(name)))
}

// A server on one address does not always stop another from taking the port on a different one.
const HOSTS = ['127.0.0.1', '0.0.0.0', '::1', '::']

/**
 * @param {Settings} settings
 * @param {{ withPreview?: boolean }} [options]
 */
export async function requireFreePorts({ sitePort, cmsPort, previewPort }, { withPreview = false } = {}) {
  if (sitePort === cmsPort) {
    throw new UserError(`The site and the CMS cannot share port ${sitePort}: choose another with PORT=… or CMS_PORT=…`)
  }
  await requireFree(sitePort, 'the site', 'PORT')
  await requireFree(cmsPort, 'the CMS', 'CMS_PORT')
  if (withPreview) await requireFree(previewPort, 'the preview', 'PREVIEW_PORT')
}

/**
 * @param {number} port
 * @param {string} owner
 * @param {string} variable
 */
async function requireFree(port, owner, variable) {
  for (const host of HOSTS) {
    const server = createServer().listen({ port, host, exclusive: true, ipv6Only: host === '::' })
    const refusal = await once(server, 'listening').then(
      () => undefined,
      (error) => error.code,
    )
    if (refusal === 'EADDRINUSE') {
      throw new UserError(`Port ${port}, wanted for ${owner}, is taken: end what uses it, or choose another with ${variable}=${port + 1}`)
    }
    if (refusal === 'EACCES') {
      throw new UserError(`Port ${port} is not open to you: choose one above 1023, for example ${variable}=${port + 8000}`)
    }
    if (refusal === undefined) await promisify(server.close.bind(server))()
  }
}
