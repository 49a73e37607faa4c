import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CMS, npm, WEB } from './packages.mjs'
import { runLogged } from './processes.mjs'
import { step } from './terminal.mjs'

/** @typedef {'site' | 'server' | 'cms'} BuildName the server is the CMS without its admin, and takes seconds */

const NEVER_BUILT =
  /^(\..*|dist.*|node_modules|tests|coverage|data|types|playwright.*\.ts|vitest\..*|README\.md)$|^public\/uploads|\.(test|spec)\.tsx?$|\.log$/

/** `record`: the file with the hash of what it was built from, in a folder that each build empties, ours or one by hand. */
const BUILDS = {
  site: {
    title: 'the site',
    package: WEB,
    script: 'build',
    setting: /^(CMS_URL|SITE_(?!(OUT_DIR|ORIGINS|HOST)$).*)$/,
    record: 'server/.built-from',
  },
  server: { title: 'the CMS without its admin', package: CMS, script: 'build:server', setting: /^$/, record: 'src/.built-from' },
  cms: { title: 'the CMS', package: CMS, script: 'build', setting: /^STRAPI_ADMIN_/, record: 'build/.built-from' },
}

/** Builds what changed since it was last built, side by side. @param {BuildName[]} names @param {NodeJS.ProcessEnv} env */
export async function buildIfStale(names, env) {
  const stale = names.filter((name) => {
    const { file, hash } = recordOf(name, env)
    return !existsSync(file) || readFileSync(file, 'utf8') !== hash
  })
  // The whole has the server in it.
  const needed = stale.filter((name) => name !== 'server' || !stale.includes('cms'))
  await Promise.all(needed.map((name) => build(name, env)))
}

/** @param {BuildName} name @param {NodeJS.ProcessEnv} env */
async function build(name, env) {
  const { title, package: target, script } = BUILDS[name]
  const built = /** @type {BuildName[]} */ (name === 'cms' ? ['cms', 'server'] : [name])
  // Taken before the build, so that an edit during it is noticed.
  const records = built.map((one) => recordOf(one, env))
  const [out] = records.map((one) => path.basename(one.out))
  const log = `build-${target.name}${out === 'dist' ? '' : `-${out}`}`
  await step(`Building ${title}`, () => runLogged(log, npm('run', script), { cwd: target.dir, env }))
  for (const { file, hash } of records) writeFileSync(file, hash)
}

/**
 * A hash of names and contents: switching branches there and back is no change, deleting a file is one.
 * @param {BuildName} name
 * @param {NodeJS.ProcessEnv} env
 */
function recordOf(name, env) {
  const { package: target, setting, record } = BUILDS[name]
  const out = (target === WEB ? env.SITE_OUT_DIR : env.CMS_OUT_DIR) ?? 'dist'
  const settings = Object.entries(env).filter(([variable]) => setting.test(variable))
  const hash = createHash('sha256').update(JSON.stringify(settings.sort()))
  const shared = ['contract', 'ownersContent'].map((folder) => path.join(CMS.dir, 'src', folder))
  for (const source of target === WEB ? [WEB.dir, ...shared] : [CMS.dir]) {
    for (const file of filesIn(source)) {
      const content = readFileSync(path.join(source, file))
      hash.update(`\0${file}\0${content.length}\0`).update(content)
    }
  }
  return { out, file: path.resolve(target.dir, out, record), hash: hash.digest('hex') }
}

/** @param {string} root @param {string} below @returns {string[]} */
function filesIn(root, below = '') {
  return readdirSync(path.join(root, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => ({ entry, file: path.posix.join(below, entry.name) }))
    .filter(({ file }) => !NEVER_BUILT.test(file))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? filesIn(root, file) : entry.isFile() ? [file] : []))
}
