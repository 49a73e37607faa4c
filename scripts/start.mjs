// npm start: serves what is built. npm run dev: both parts follow edits, and nothing is published.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createEnv } from '../cms/scripts/createEnv.mjs'
import { buildIfStale } from './shared/buildIfStale.mjs'
import { command } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'
import { CMS, fromRoot, node, npm, ROOT, WEB } from './shared/packages.mjs'
import { endInWords, ending, failure, launchLogged, logFile } from './shared/processes.mjs'
import { readSettings, requireFreePorts } from './shared/settings.mjs'
import { say, step } from './shared/terminal.mjs'

const READY_WITHIN_MS = 300_000
const RESTART_AFTER_MS = 2000

const developing = process.argv.includes('--dev')

await command(serveBoth, { exitCodeWhenInterrupted: 0 })

/** Waits until one of them ends, which is a failure: the site without its inbox loses leads, so neither goes on alone. */
async function serveBoth() {
  // Strapi watches no path with these letters in it, and has no setting for that.
  if (developing && ROOT.includes('tmp')) say(`The CMS will not follow your edits: its path (${ROOT}) contains “tmp”`)
  const { sitePort, cmsPort, previewPort } = readSettings()
  await requireFreePorts({ PORT: sitePort, CMS_PORT: cmsPort, ...(developing ? {} : { PREVIEW_PORT: previewPort }) })
  await prepareMachine()
  const { adminEmail, newAdminPassword } = createEnv()
  const { siteAddress, cmsAddress, siteEnv, cmsEnv, published } = readSettings()
  if (!developing) await buildIfStale(['cms', 'site'], siteEnv)

  // While the CMS starts, it renders what was published last with this build.
  if (!developing) void publishAlways({ ...siteEnv, ...published, PREVIEW_PORT: String(previewPort), ADMIN_ORIGIN: cmsAddress })
  // In development this machine only, whatever cms/.env says of the built inbox.
  const [inbox, site, more] = developing
    ? [npm('run', 'develop'), npm('run', 'dev'), { CMS_HOST: '127.0.0.1' }]
    : [node('dist/src/commands/serve.js'), node('build/serving/serve.mjs'), published]
  const running = [
    await serve(CMS, inbox, { ...cmsEnv, ...more }, `${cmsAddress}/healthz`),
    await serve(WEB, site, { ...siteEnv, ...more }, siteAddress),
  ]
  const password = newAdminPassword ? `${newAdminPassword} (shown once; kept in cms/.env)` : 'kept in cms/.env'
  say(`\n  Site      ${siteAddress}\n  CMS       ${cmsAddress}\n  Admin     ${cmsAddress}/admin`)
  say(`  Sign in   ${adminEmail}, password ${password}\n\n${developing ? 'Both follow your edits. ' : ''}Ctrl-C ends both.`)
  throw await Promise.race(running.map((fail) => fail()))
}

/**
 * @param {import('./shared/packages.mjs').Package} target
 * @param {import('./shared/processes.mjs').Command} program
 * @param {NodeJS.ProcessEnv} env
 * @param {string} readyAt
 * @returns {Promise<() => Promise<Error>>} what to say once it has ended
 */
async function serve({ name, title, dir }, program, env, readyAt) {
  const child = launchLogged(name, program, { cwd: dir, env, shown: developing })
  const deadline = performance.now() + READY_WITHIN_MS
  await step(`Starting ${title}`, async () => {
    while (!(await answers(readyAt))) {
      if (child.process.exitCode !== null || performance.now() > deadline) {
        throw failure(name, `While starting, ${title} did not answer at ${readyAt}`)
      }
      await pause(150)
    }
  })
  return async () => failure(name, `Of the two, ${title} ended by itself (${endInWords(await child.ended)}), so the other was ended too`)
}

/** @param {string} url */
function answers(url) {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Publishes what the inbox wants. The site goes on without it, so it may end and start again. @param {NodeJS.ProcessEnv} env */
async function publishAlways(env) {
  const publisher = node(path.join(env.SITE_OUT_DIR ?? 'dist', 'server', 'publisher.mjs'))
  while (!ending) {
    const end = await launchLogged('publisher', publisher, { cwd: WEB.dir, env }).ended
    say(`The publisher ended (${endInWords(end)}) and starts again: see ${fromRoot(logFile('publisher'))}`)
    await pause(RESTART_AFTER_MS)
  }
}
