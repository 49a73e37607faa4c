// @ts-check
import { endInWords } from './children.mjs'
import { failure, launchLogged } from './logged.mjs'
import { isReady } from './ready.mjs'
import { say, step } from './report.mjs'

const READY_WITHIN_MS = 120_000

/**
 * @typedef {object} Server
 * @property {import('./parts.mjs').Part} part
 * @property {[string, string[]]} command
 * @property {NodeJS.ProcessEnv} env
 * @property {string} readyAt
 */

/** @typedef {import('./children.mjs').Child & { part: import('./parts.mjs').Part }} Serving */

/**
 * @param {Server} server
 * @param {typeof launchLogged} launch
 * @returns {Promise<Serving>}
 */
export async function serve({ part, command, env, readyAt }, launch = launchLogged) {
  const child = launch(part.name, command, { cwd: part.dir, env })
  await step(`Starting ${part.title}`, async () => {
    if (await isReady(readyAt, READY_WITHIN_MS, child.ended)) return
    const end = await Promise.race([child.ended, undefined])
    const what = end === undefined ? `did not answer at ${readyAt} in ${READY_WITHIN_MS / 1000} s` : `ended (${endInWords(end)})`
    throw failure(part.name, part.dir, `${capital(part.title)} ${what} while starting`)
  })
  return { ...child, part }
}

/**
 * The site without its inbox loses leads, so neither goes on alone.
 * @param {Serving[]} serving
 */
export async function untilOneEnds(serving) {
  const { part, end } = await Promise.race(serving.map(async ({ part, ended }) => ({ part, end: await ended })))
  throw failure(part.name, part.dir, `${capital(part.title)} ended by itself (${endInWords(end)}), so the other was ended too`)
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./firstAdmin.mjs').SignIn} signIn
 */
export function announce({ siteAddress, cmsAddress }, { email, newPassword }) {
  say()
  say(`  Site      ${siteAddress}`)
  say(`  CMS       ${cmsAddress}`)
  say(`  Admin     ${cmsAddress}/admin`)
  say(`  Sign in   ${email}, password ${newPassword ? `${newPassword} (shown once; kept in cms/.env)` : 'kept in cms/.env'}`)
  say()
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
