import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CMS, npm, WEB } from './packages.mjs'
import { runLogged } from './processes.mjs'
import { step } from './terminal.mjs'

/** @typedef {'site' | 'server' | 'cms'} BuildName the server is the CMS without its admin, and takes seconds */

const NEVER_BUILT = /^(\..*|dist.*|node_modules|tests|coverage|data|types|README\.md)$|^public\/uploads|\.(test|spec)\.tsx?$|\.log$/

const ofCms = { package: CMS, setting: /^STRAPI_ADMIN_/ }

/** `records`: the files with the hash of what it was built from, in folders that each build empties, ours or one by hand. */
const BUILDS = {
  site: {
    title: 'the site',
    package: WEB,
    script: 'build',
    setting: /^(CMS_URL|SITE_(?!(OUT_DIR|ORIGINS|HOST)$).*)$/,
    records: ['server/.built-from'],
  },
  server: { ...ofCms, title: 'the CMS without its admin', script: 'build:server', records: ['src/.built-from'] },
  cms: { ...ofCms, title: 'the CMS', script: 'build', records: ['src/.built-from', 'build/.built-from'] },
}

/** Builds what changed since it was last built, side by side. @param {BuildName[]} names @param {NodeJS.ProcessEnv} env */
export async function buildIfStale(names, env) {
  // The whole has the server in it.
  const needed = names.filter((name) => name !== 'server' || !names.includes('cms'))
  await Promise.all(needed.map((name) => build(name, env)))
}

/** @param {BuildName} name @param {NodeJS.ProcessEnv} env */
async function build(name, env) {
  const { title, package: target, script, records } = BUILDS[name]
  const out = (target === WEB ? env.SITE_OUT_DIR : env.CMS_OUT_DIR) ?? 'dist'
  const files = records.map((record) => path.resolve(target.dir, out, record))
  // Taken before the build, so that an edit during it is noticed.
  const hash = hashOf(name, env)
  if (files.every((file) => existsSync(file) && readFileSync(file, 'utf8') === hash)) return
  const log = `build-${target.name}${out === 'dist' ? '' : `-${path.basename(out)}`}`
  await step(`Building ${title}`, () => runLogged(log, npm('run', script), { cwd: target.dir, env }))
  for (const file of files) writeFileSync(file, hash)
}

/** Of names and contents: a branch there and back is no change, a deleted file is one. @param {BuildName} name @param {NodeJS.ProcessEnv} env */
function hashOf(name, env) {
  const { package: target, setting } = BUILDS[name]
  const settings = Object.entries(env).filter(([variable]) => setting.test(variable))
  const hash = createHash('sha256').update(JSON.stringify(settings.sort()))
  const shared = ['contract', 'ownersContent'].map((folder) => path.join(CMS.dir, 'src', folder))
  for (const source of target === WEB ? [WEB.dir, ...shared] : [CMS.dir]) {
    for (const file of filesIn(source)) {
      const content = readFileSync(path.join(source, file))
      hash.update(`\0${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

/** @param {string} root @param {string} below @returns {string[]} */
function filesIn(root, below = '') {
  return readdirSync(path.join(root, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => ({ entry, file: path.posix.join(below, entry.name) }))
    .filter(({ file }) => !NEVER_BUILT.test(file))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? filesIn(root, file) : entry.isFile() ? [file] : []))
}
