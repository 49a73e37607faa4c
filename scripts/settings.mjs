// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import util from 'node:util'
import { CMS } from './parts.mjs'
import { Stop } from './report.mjs'

export const CMS_ENV_FILE = path.join(CMS.dir, '.env')

/**
 * @typedef {object} Settings
 * @property {number} sitePort
 * @property {number} cmsPort
 * @property {string} siteAddress where the site is served on this machine
 * @property {string} cmsAddress
 * @property {NodeJS.ProcessEnv} siteEnv
 * @property {NodeJS.ProcessEnv} cmsEnv
 */

/**
 * One choice of ports, and everything that follows from it in both parts.
 * @returns {Settings}
 */
export function readSettings() {
  const kept = keptSettings()
  const sitePort = port('PORT', process.env.PORT, 3000)
  const cmsPort = port('CMS_PORT', process.env.CMS_PORT ?? kept.CMS_PORT, 1337)
  const siteAddress = `http://localhost:${sitePort}`
  const cmsAddress = `http://localhost:${cmsPort}`
  const siteUrl = process.env.SITE_URL ?? siteAddress

  return {
    sitePort,
    cmsPort,
    siteAddress,
    cmsAddress,
    siteEnv: {
      ...process.env,
      PORT: String(sitePort),
      SITE_URL: siteUrl,
      CMS_URL: process.env.CMS_URL ?? cmsAddress,
    },
    cmsEnv: {
      ...process.env,
      CMS_PORT: String(cmsPort),
      SITE_ORIGINS: process.env.SITE_ORIGINS ?? origins(kept.SITE_ORIGINS, siteUrl, siteAddress, `http://127.0.0.1:${sitePort}`),
    },
  }
}

/** What `cms/.env` holds; nothing before it is made. */
export function keptSettings() {
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
  throw new Stop(`${variable}=${value} is not a port: choose a number from 1 to 65535`)
}
