import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { step, UserError } from './command.mjs'
import { runLogged } from './diagnoseFailure.mjs'
import { CMS, npm, ROOT, WEB } from './packages.mjs'

/**
 * @typedef {object} Build
 * @property {import('./packages.mjs').Package} package
 * @property {NodeJS.ProcessEnv} env
 * @property {RegExp[]} leftOut paths below a source, without a leading slash, that change nothing in it
 * @property {(name: string) => boolean} isSetting which variables change what is built
 * @property {string} outDir from the package's folder; the record of what it was built from is kept in there
 * @property {string} proof a file it cannot do without, from `outDir`
 */

/** Both packages are built from these too. */
const SHARED = [path.join(ROOT, 'contract'), path.join(CMS.dir, 'src', 'siteContent')]
const NEVER_BUILT = [/(^|\/)(node_modules|README\.md|\.DS_Store)$/, /\.(test|spec)\.[jt]sx?$/, /\.log$/]
const NOT_IN_SITE = [...NEVER_BUILT, /^(dist.*|tests|test-results|playwright-report|playwright.*\.ts|vitest\.config\.ts|\.tmp)$/]
const NOT_IN_CMS = [...NEVER_BUILT, /^(dist.*|build|tests|data|\.cache|\.strapi.*|\.env.*|types|public\/uploads)$/]
const AT_RUN_TIME = new Set(['SITE_OUT_DIR', 'SITE_ORIGINS', 'SITE_HOST'])

/**
 * Builds what changed since it was last built, both packages side by side.
 * @param {{ siteEnv: NodeJS.ProcessEnv, cmsEnv: NodeJS.ProcessEnv }} settings
 * @param {{ force?: boolean }} [options]
 */
export async function buildIfStale({ siteEnv, cmsEnv }, { force = false } = {}) {
  /** @type {Build} */
  const site = {
    package: WEB,
    env: siteEnv,
    leftOut: NOT_IN_SITE,
    isSetting: (name) => name === 'CMS_URL' || (name.startsWith('SITE_') && !AT_RUN_TIME.has(name)),
    outDir: siteEnv.SITE_OUT_DIR ?? 'dist',
    proof: 'client/index.html',
  }
  /** @type {Build} */
  const cms = {
    package: CMS,
    env: cmsEnv,
    leftOut: NOT_IN_CMS,
    isSetting: (name) => name.startsWith('STRAPI_ADMIN_'),
    outDir: 'dist',
    proof: 'build/index.html',
  }
  await Promise.all([cms, site].filter((one) => force || isStale(one)).map(build))
}

/** @param {Build} output */
async function build(output) {
  const { name, title, dir } = output.package
  const log = `build-${name}${output.outDir === 'dist' ? '' : `-${output.outDir}`}`
  // Taken before the build, so that an edit during it is noticed.
  const before = fingerprint(output)
  await step(`Building ${title}`, () => runLogged(log, npm('run', 'build'), { cwd: dir, env: output.env }))
  if (!existsSync(path.resolve(dir, output.outDir, output.proof))) {
    throw new UserError(`The build of ${title} left out ${output.proof}: see .tmp/logs/${log}.log`)
  }
  writeFileSync(recordFile(output), recordOf(output, before))
}

/** @param {Build} output */
function isStale(output) {
  const file = recordFile(output)
  return !existsSync(file) || readFileSync(file, 'utf8') !== recordOf(output, fingerprint(output))
}

/**
 * A hash of names and contents: switching branches there and back is no change, deleting a file is one.
 * @param {Build} output
 */
function fingerprint({ package: { dir }, env, isSetting, leftOut }) {
  const hash = createHash('sha256')
  const settings = Object.entries(env).filter(([name]) => isSetting(name))
  hash.update(JSON.stringify(settings.sort()))
  for (const source of [dir, ...SHARED]) {
    for (const file of filesIn(source, leftOut)) {
      const content = readFileSync(path.join(source, file))
      hash.update(`\0${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

/**
 * The time of the proof tells a build that was made by hand, with settings we do not know.
 * @param {Build} output
 * @param {string} inputs
 */
function recordOf({ package: { dir }, outDir, proof }, inputs) {
  return `${inputs}\n${statSync(path.resolve(dir, outDir, proof), { throwIfNoEntry: false })?.mtimeMs ?? 'missing'}\n`
}

/** @param {Build} output */
function recordFile({ package: { dir }, outDir }) {
  return path.resolve(dir, outDir, '.built-from')
}

/**
 * @param {string} root
 * @param {RegExp[]} leftOut
 * @param {string} below
 * @returns {string[]}
 */
function filesIn(root, leftOut, below = '') {
  return readdirSync(path.join(root, below), { withFileTypes: true })
    .map((entry) => ({ entry, file: path.posix.join(below, entry.name) }))
    .filter(({ file }) => !leftOut.some((pattern) => pattern.test(file)))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? filesIn(root, leftOut, file) : entry.isFile() ? [file] : []))
}
