import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { step, UserError } from './command.mjs'
import { runLogged } from './diagnoseFailure.mjs'
import { CMS, npm, WEB } from './packages.mjs'

/** @typedef {'site' | 'server' | 'cms'} BuildName the server is the CMS without its admin, and takes seconds */

/**
 * @typedef {object} Build
 * @property {string} title
 * @property {string} script of npm
 * @property {import('./packages.mjs').Package} package
 * @property {RegExp[]} leftOut paths below a source, without a leading slash, that change nothing in it
 * @property {(name: string) => boolean} isSetting which variables change what is built
 * @property {(env: NodeJS.ProcessEnv) => string} outDir from the package's folder
 * @property {string} proof a file it cannot do without, from `outDir`
 * @property {string} record what it was built from, in `outDir`
 */

/** Both packages are built from these too. */
const SHARED = [path.join(CMS.dir, 'src', 'contract'), path.join(CMS.dir, 'src', 'ownersContent')]
const NEVER_BUILT = [/(^|\/)(node_modules|README\.md|\.DS_Store)$/, /\.(test|spec)\.[jt]sx?$/, /\.log$/]
const NOT_IN_SITE = [
  ...NEVER_BUILT,
  /^(dist.*|tests|coverage|test-results|playwright-report|playwright.*\.ts|vitest\.config\.ts|stryker.*|\..*)$/,
]
const NOT_IN_CMS = [...NEVER_BUILT, /^(dist.*|tests|coverage|data|types|vitest.*|stryker.*|\..*|public\/uploads)$/]
const AT_RUN_TIME = new Set(['SITE_OUT_DIR', 'SITE_ORIGINS', 'SITE_HOST'])

const OF_CMS = {
  package: CMS,
  leftOut: NOT_IN_CMS,
  isSetting: (/** @type {string} */ name) => name.startsWith('STRAPI_ADMIN_'),
  outDir: (/** @type {NodeJS.ProcessEnv} */ env) => env.CMS_OUT_DIR ?? 'dist',
}

/** @type {Record<BuildName, Build>} */
const BUILDS = {
  site: {
    title: 'the site',
    script: 'build',
    package: WEB,
    leftOut: NOT_IN_SITE,
    isSetting: (name) => name === 'CMS_URL' || (name.startsWith('SITE_') && !AT_RUN_TIME.has(name)),
    outDir: (env) => env.SITE_OUT_DIR ?? 'dist',
    proof: 'client/index.html',
    record: '.built-from',
  },
  server: {
    ...OF_CMS,
    title: 'the CMS without its admin',
    script: 'build:server',
    proof: 'src/commands/serve.js',
    record: '.server-built-from',
  },
  cms: { ...OF_CMS, title: 'the CMS', script: 'build', proof: 'build/index.html', record: '.built-from' },
}

/**
 * Builds what changed since it was last built, side by side.
 * @param {BuildName[]} names
 * @param {NodeJS.ProcessEnv} env
 * @param {{ force?: boolean }} [options]
 */
export async function buildIfStale(names, env, { force = false } = {}) {
  const stale = new Set(names.filter((name) => force || isStale(BUILDS[name], env)))
  // The whole has the server in it.
  if (stale.has('cms')) stale.delete('server')
  await Promise.all([...stale].map((name) => build(name, env)))
}

/** @param {BuildName[]} names @param {import('./packages.mjs').Package} target */
export function buildsOf(names, target) {
  return names.filter((name) => BUILDS[name].package === target)
}

/** @param {BuildName} name @param {NodeJS.ProcessEnv} env */
async function build(name, env) {
  const output = BUILDS[name]
  const { title, script, proof, outDir } = output
  const { dir } = output.package
  const folder = outDir(env)
  const log = `build-${output.package.name}${folder === 'dist' ? '' : `-${folder}`}`
  // Taken before the build, so that an edit during it is noticed.
  const before = fingerprint(output, env)
  await step(`Building ${title}`, () => runLogged(log, npm('run', script), { cwd: dir, env }))
  if (!existsSync(path.resolve(dir, folder, proof))) {
    throw new UserError(`The build of ${title} left out ${proof}: see .tmp/logs/${log}.log`)
  }
  for (const built of name === 'cms' ? [output, BUILDS.server] : [output]) {
    writeFileSync(path.resolve(dir, folder, built.record), recordOf(built, env, before))
  }
}

/** @param {Build} output @param {NodeJS.ProcessEnv} env */
function isStale(output, env) {
  const file = path.resolve(output.package.dir, output.outDir(env), output.record)
  return !existsSync(file) || readFileSync(file, 'utf8') !== recordOf(output, env, fingerprint(output, env))
}

/**
 * A hash of names and contents: switching branches there and back is no change, deleting a file is one.
 * @param {Build} output
 * @param {NodeJS.ProcessEnv} env
 */
function fingerprint({ package: { dir }, isSetting, leftOut }, env) {
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
 * @param {NodeJS.ProcessEnv} env
 * @param {string} inputs
 */
function recordOf({ package: { dir }, outDir, proof }, env, inputs) {
  return `${inputs}\n${statSync(path.resolve(dir, outDir(env), proof), { throwIfNoEntry: false })?.mtimeMs ?? 'missing'}\n`
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
