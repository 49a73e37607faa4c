import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createEnv } from '../../cms/scripts/createEnv.mjs'
import { say, step } from './command.mjs'
import { failure } from './diagnoseFailure.mjs'
import { prepareMachine } from './install.mjs'
import { CMS, fromRoot, node, WEB } from './packages.mjs'
import { endInWords, isEnding, launchLogged, logFile } from './processes.mjs'
import { readSettings, requireFreePorts } from './settings.mjs'

const READY_WITHIN_MS = 120_000
const ASK_EVERY_MS = 150
const RESTART_AFTER_MS = 2000

/** @typedef {import('./processes.mjs').Command} Command */
/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Starts the CMS and then the site, and waits until one of them ends, which is a failure:
 * the site without its inbox loses leads, so neither goes on alone.
 * @param {object} options
 * @param {{ cms: Command, site: Command }} options.commands
 * @param {string} options.note the last line once both answer
 * @param {NodeJS.ProcessEnv} [options.cmsEnv] beside the CMS's own settings
 * @param {boolean} [options.shown] whether what they say is shown
 * @param {(settings: Settings) => Promise<void>} [options.before] what has to be there first
 * @param {boolean} [options.publishing] whether what the owner publishes is rendered and served
 */
export async function serveBoth({ commands, note, shown = false, cmsEnv = {}, before, publishing = false }) {
  await requireFreePorts(readSettings(), { withPreview: publishing })
  await prepareMachine()
  const { adminEmail, newAdminPassword } = createEnv()
  const settings = readSettings()
  await before?.(settings)

  const { siteAddress, cmsAddress } = settings
  const published = publishing ? publishingEnv(settings) : undefined
  if (published) await renderPublished(published.publisher)
  const cms = await serve(CMS, commands.cms, {
    env: { ...(published?.cms ?? settings.cmsEnv), ...cmsEnv },
    shown,
    readyAt: `${cmsAddress}/healthz`,
  })
  const site = await serve(WEB, commands.site, { env: published?.site ?? settings.siteEnv, shown, readyAt: siteAddress })
  if (published) void publishAlways(published.publisher)
  const password = newAdminPassword ? `${newAdminPassword} (shown once; kept in cms/.env)` : 'kept in cms/.env'
  say(`\n  Site      ${siteAddress}\n  CMS       ${cmsAddress}\n  Admin     ${cmsAddress}/admin`)
  say(`  Sign in   ${adminEmail}, password ${password}\n\n${note}`)

  const { ended, end } = await Promise.race([cms, site].map(async (ended) => ({ ended, end: await ended.child.ended })))
  throw failure(ended.name, ended.dir, `${capital(ended.title)} ended by itself (${endInWords(end)}), so the other was ended too`)
}

/**
 * @param {import('./packages.mjs').Package} target
 * @param {Command} program
 * @param {{ env: NodeJS.ProcessEnv, readyAt: string, shown: boolean }} options
 */
async function serve(target, program, { env, readyAt, shown }) {
  const { name, title, dir } = target
  const child = launchLogged(name, program, { cwd: dir, env, shown })
  await step(`Starting ${title}`, async () => {
    const state = await isReady(readyAt, READY_WITHIN_MS, child)
    if (state === 'ready') return
    const what = state === 'late' ? `did not answer at ${readyAt} in ${READY_WITHIN_MS / 1000} s` : `ended (${endInWords(state.end)})`
    throw failure(name, dir, `${capital(title)} ${what} while starting`)
  })
  return { ...target, child }
}

/**
 * @param {string} url
 * @param {number} boundMs
 * @param {import('./processes.mjs').Child} child which is to answer there
 * @returns {Promise<'ready' | 'late' | { end: string | number }>}
 */
export async function isReady(url, boundMs, child) {
  const deadline = performance.now() + boundMs
  while (performance.now() < deadline) {
    if (await answers(url)) return 'ready'
    if (child.process.exitCode !== null || child.process.signalCode !== null) return { end: await child.ended }
    await pause(ASK_EVERY_MS)
  }
  return 'late'
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/**
 * What inbox, site and publisher have to know of each other (docs/decisions/0020).
 * @param {Settings} settings
 */
function publishingEnv({ siteEnv, cmsEnv, cmsAddress, previewPort, previewSecret, publishFolder }) {
  const outDir = path.resolve(WEB.dir, siteEnv.SITE_OUT_DIR ?? 'dist')
  const VERSIONS_FOLDER = process.env.VERSIONS_FOLDER ?? path.join(outDir, 'versions')
  const PREVIEW_ORIGIN = process.env.PREVIEW_ORIGIN ?? `http://localhost:${previewPort}`
  return {
    site: { ...siteEnv, VERSIONS_FOLDER },
    // Without the secret the inbox offers no preview.
    cms: { ...cmsEnv, PUBLISH_FOLDER: publishFolder, ...(previewSecret ? { PREVIEW_ORIGIN } : {}) },
    publisher: {
      ...siteEnv,
      VERSIONS_FOLDER,
      PUBLISH_FOLDER: publishFolder,
      PREVIEW_SECRET: previewSecret ?? '',
      PREVIEW_ORIGIN,
      PREVIEW_PORT: String(previewPort),
      ADMIN_ORIGIN: cmsAddress,
    },
  }
}

/**
 * Before the site is served: what was published last, rendered by this build.
 * @param {NodeJS.ProcessEnv} env
 */
async function renderPublished(env) {
  if (!existsSync(path.join(env.PUBLISH_FOLDER ?? '', 'wanted', 'live.json'))) return
  await step('Rendering what the owner has published', async () => {
    const end = await launchLogged('publish', publisher(env, '--once'), { cwd: WEB.dir, env }).ended
    if (end !== 0) say(`  it could not be rendered, so the version before is served: see ${fromRoot(logFile('publish'))}`)
  })
}

/**
 * Publishes what the inbox wants, for as long as the others run. The site goes on without it, so it may end and start again.
 * @param {NodeJS.ProcessEnv} env
 */
async function publishAlways(env) {
  while (!isEnding()) {
    const end = await launchLogged('publisher', publisher(env), { cwd: WEB.dir, env }).ended
    say(`The publisher ended (${endInWords(end)}) and starts again: see ${fromRoot(logFile('publisher'))}`)
    await pause(RESTART_AFTER_MS)
  }
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} args @returns {Command} */
function publisher(env, ...args) {
  return node(path.join(env.SITE_OUT_DIR ?? 'dist', 'server', 'publisher.mjs'), ...args)
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
