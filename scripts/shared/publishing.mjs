// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { say, step } from './command.mjs'
import { fromRoot, node, WEB } from './packages.mjs'
import { endInWords, isEnding, launchLogged, logFile } from './processes.mjs'

const RESTART_AFTER_MS = 2000

/**
 * What inbox, site and publisher have to know of each other (docs/decisions/0020).
 * @param {import('./settings.mjs').Settings} settings
 */
export function publishingEnv({ siteEnv, cmsEnv, cmsAddress, previewPort, previewSecret, publishFolder }) {
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
export async function renderPublished(env) {
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
export async function publishAlways(env) {
  while (!isEnding()) {
    const end = await launchLogged('publisher', publisher(env), { cwd: WEB.dir, env }).ended
    say(`The publisher ended (${endInWords(end)}) and starts again: see ${fromRoot(logFile('publisher'))}`)
    await pause(RESTART_AFTER_MS)
  }
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} args @returns {import('./processes.mjs').Command} */
function publisher(env, ...args) {
  return node(path.join(env.SITE_OUT_DIR ?? 'dist', 'server', 'publisher.mjs'), ...args)
}
