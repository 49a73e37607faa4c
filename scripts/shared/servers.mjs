// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { createEnv } from '../../cms/scripts/createEnv.mjs'
import { say, step } from './command.mjs'
import { failure } from './diagnoseFailure.mjs'
import { prepareMachine } from './install.mjs'
import { CMS, WEB } from './packages.mjs'
import { endInWords, launchLogged } from './processes.mjs'
import { publishAlways, publishingEnv, renderPublished } from './publishing.mjs'
import { readSettings, requireFreePorts } from './settings.mjs'

const READY_WITHIN_MS = 120_000
const ASK_EVERY_MS = 150

/** @typedef {import('./processes.mjs').Command} Command */

/**
 * Starts the CMS and then the site, and waits until one of them ends, which is a failure:
 * the site without its inbox loses leads, so neither goes on alone.
 * @param {object} options
 * @param {{ cms: Command, site: Command }} options.commands
 * @param {string} options.note the last line once both answer
 * @param {NodeJS.ProcessEnv} [options.cmsEnv] beside the CMS's own settings
 * @param {boolean} [options.shown] whether what they say is shown
 * @param {(settings: import('./settings.mjs').Settings) => Promise<void>} [options.before] what has to be there first
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
    const state = await isReady(readyAt, READY_WITHIN_MS, child.ended)
    if (state === 'ready') return
    const what = state === 'late' ? `did not answer at ${readyAt} in ${READY_WITHIN_MS / 1000} s` : `ended (${endInWords(state.end)})`
    throw failure(name, dir, `${capital(title)} ${what} while starting`)
  })
  return { ...target, child }
}

/**
 * @param {string} url
 * @param {number} boundMs
 * @param {Promise<string | number>} ended
 * @returns {Promise<'ready' | 'late' | { end: string | number }>}
 */
export async function isReady(url, boundMs, ended) {
  /** @type {string | number | undefined} */
  let end
  ended.then((how) => {
    end = how
  })
  const deadline = performance.now() + boundMs
  while (performance.now() < deadline) {
    if (await answers(url)) return 'ready'
    if (end !== undefined) return { end }
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

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
