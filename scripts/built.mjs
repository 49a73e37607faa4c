// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runLogged } from './logged.mjs'
import { npm } from './npm.mjs'
import { CMS, ROOT, WEB } from './parts.mjs'
import { Stop, step } from './report.mjs'
import { fingerprint, isStale, stamp } from './stale.mjs'

const CONTRACT = path.join(ROOT, 'contract')
const NEVER_BUILT = [/(^|\/)(node_modules|README\.md|\.DS_Store)$/, /\.(test|spec)\.[jt]sx?$/, /\.log$/]
const NOT_IN_SITE = [...NEVER_BUILT, /^(dist.*|tests|test-results|playwright-report|\.tmp)$/]
const NOT_IN_CMS = [...NEVER_BUILT, /^(dist.*|build|tests|data|\.cache|\.strapi.*|\.env.*|types\/generated|public\/uploads)$/]

/** @param {NodeJS.ProcessEnv} env */
export async function buildSite(env, { force = false } = {}) {
  const outDir = env.SITE_OUT_DIR ?? 'dist'
  await build(WEB, env, force, `build-web-${outDir}`, {
    sources: [WEB.dir, CONTRACT],
    leftOut: NOT_IN_SITE,
    settings: only(env, (name) => name === 'CMS_URL' || (name.startsWith('SITE_') && !AT_RUN_TIME.has(name))),
    dir: path.resolve(WEB.dir, outDir),
    proof: ['client/index.html'],
  })
}

const AT_RUN_TIME = new Set(['SITE_OUT_DIR', 'SITE_ORIGINS'])

/** @param {NodeJS.ProcessEnv} env */
export async function buildCms(env, { force = false } = {}) {
  await build(CMS, env, force, 'build-cms', {
    sources: [CMS.dir, CONTRACT],
    leftOut: NOT_IN_CMS,
    settings: only(env, (name) => name.startsWith('STRAPI_ADMIN_')),
    dir: path.join(CMS.dir, 'dist'),
    proof: ['build/index.html'],
  })
}

/**
 * @param {import('./parts.mjs').Part} part
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} force
 * @param {string} log
 * @param {import('./stale.mjs').Output} output
 */
async function build(part, env, force, log, output) {
  if (!force && !isStale(output)) return
  const before = fingerprint(output)
  await step(`Building ${part.title}`, () => runLogged(log, npm('run', 'build'), { cwd: part.dir, env }))

  const missing = output.proof.find((file) => !existsSync(path.join(output.dir, file)))
  if (missing) throw new Stop(`The build of ${part.title} left out ${missing}: see .tmp/logs/${log}.log`)
  stamp(output, before)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {(name: string) => boolean} wanted
 */
function only(env, wanted) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => wanted(name)))
}
