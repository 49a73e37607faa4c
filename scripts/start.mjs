// npm start: serves what is built. npm run dev: both parts follow edits, what is published shows without a build, and mails end on a page.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createEnv } from '../cms/scripts/createEnv.mjs'
import { buildIfStale } from './shared/buildIfStale.mjs'
import { command } from './shared/command.mjs'
import { installPackage, prepareDriver } from './shared/install.mjs'
import { CMS, fromRoot, node, npm, PACKAGES, ROOT, WEB } from './shared/packages.mjs'
import { endInWords, ending, failure, launchLogged, logFile } from './shared/processes.mjs'
import { freePort, readSettings, requireFreePorts } from './shared/settings.mjs'
import { say, step } from './shared/terminal.mjs'

const READY_WITHIN_MS = 300_000
const RESTART_AFTER_MS = 2000

const developing = process.argv.includes('--dev')

await command(serveBoth, { exitCodeWhenInterrupted: 0 })

/** Waits until one of them ends, which is a failure: the site without its inbox loses leads, so neither goes on alone. */
async function serveBoth() {
  const { sitePort, cmsPort, previewPort, mailPort } = readSettings()
  const third = developing ? { MAIL_PORT: mailPort } : { PREVIEW_PORT: previewPort }
  await requireFreePorts({ PORT: sitePort, CMS_PORT: cmsPort, ...third })
  await Promise.all(PACKAGES.map(installPackage))
  const { adminEmail, newAdminPassword } = createEnv()
  const { siteAddress, cmsAddress, siteEnv, cmsEnv, published, hasOwnMail } = readSettings()
  const catchesMail = developing && !hasOwnMail
  const mail = catchesMail ? await showMail(mailPort, adminEmail) : {}
  await Promise.all([prepareDriver(), developing || buildIfStale(['cms', 'site'], siteEnv)])

  // While the CMS starts, it renders what was published last with this build.
  if (!developing) void publishAlways({ ...siteEnv, ...published, PREVIEW_PORT: String(previewPort), ADMIN_ORIGIN: cmsAddress })
  // In development this machine only, whatever cms/.env says of the built inbox.
  const [inbox, site, more] = developing
    ? [npm('run', 'develop'), npm('run', 'dev'), { CMS_HOST: '127.0.0.1', PUBLISH_FOLDER: published.PUBLISH_FOLDER, ...mail }]
    : [node('dist/src/commands/serve.js'), node('build/serving/serve.mjs'), published]
  const running = await Promise.all([
    serve(CMS, inbox, { ...cmsEnv, ...more }, `${cmsAddress}/healthz`),
    serve(WEB, site, { ...siteEnv, ...more }, siteAddress),
  ])
  const password = newAdminPassword ? `${newAdminPassword} (shown once; kept in cms/.env)` : 'kept in cms/.env'
  say(`\n  Site      ${siteAddress}\n  CMS       ${cmsAddress}\n  Admin     ${cmsAddress}/admin`)
  if (catchesMail) say(`  Mail      http://localhost:${mailPort}`)
  say(`  Sign in   ${adminEmail}, password ${password}\n\n${developing ? followed() : ''}Ctrl-C ends both.`)
  throw await Promise.race(running.map((fail) => fail()))
}

/** Strapi watches no path with these letters in it, and has no setting for that. */
function followed() {
  if (!ROOT.includes('tmp')) return 'Both follow your edits. '
  return `The site follows your edits. The CMS does not, because its path (${ROOT}) contains “tmp”. `
}

/**
 * The page with the mails of the inbox, and the settings with which the inbox sends them there. In development alone.
 * @param {number} pagePort
 * @param {string} to
 * @returns {Promise<Record<string, string>>}
 */
async function showMail(pagePort, to) {
  const SMTP_PORT = String(await freePort())
  launchLogged('mail', node('scripts/showMail.mjs'), {
    cwd: CMS.dir,
    env: { ...process.env, MAIL_PORT: String(pagePort), SMTP_PORT },
    shown: true,
  })
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT,
    SMTP_SECURE: '',
    SMTP_USER: '',
    SMTP_PASSWORD: '',
    NOTICE_FROM: 'inbox@example.com',
    NOTICE_TO: to,
  }
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
  return fetch(url, { signal: AbortSignal.timeout(20_000) }).then(
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
