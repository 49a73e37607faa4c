// Builds the inbox into dist, or CMS_OUT_DIR; with --server only what runs on the server, which takes seconds.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const DIR = path.resolve(import.meta.dirname, '..')
const OUT = path.resolve(DIR, process.env['CMS_OUT_DIR'] ?? 'dist')
const SOURCES = ['config', 'database', 'public', 'src', 'build.env', 'favicon.png', 'package.json', 'tsconfig.json']

if (process.argv.includes('--server')) buildServer()
else buildAll()

function buildServer() {
  // What was deleted in src must not be left from an earlier build.
  for (const part of ['src', 'config']) rmSync(path.join(OUT, part), { recursive: true, force: true })
  run(DIR, [tool('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json', '--outDir', OUT])
}

/** "strapi build" compiles into the folder that "strapi develop" empties at each save, so it gets a copy of its own. */
function buildAll() {
  const copy = path.join(DIR, `.build-${path.basename(OUT)}`)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy)
  for (const name of SOURCES) cpSync(path.join(DIR, name), path.join(copy, name), { recursive: true })
  run(copy, ['--env-file=build.env', tool('@strapi', 'strapi', 'bin', 'strapi.js'), 'build'])
  rmSync(OUT, { recursive: true, force: true })
  renameSync(path.join(copy, 'dist-dev'), OUT)
  rmSync(copy, { recursive: true, force: true })
}

/** @param {string[]} place */
function tool(...place) {
  return path.join(DIR, 'node_modules', ...place)
}

/** @param {string} cwd @param {string[]} args */
function run(cwd, args) {
  if (spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status !== 0) process.exit(1)
}
