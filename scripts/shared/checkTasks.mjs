// @ts-check
import path from 'node:path'
import { say, secondsSince } from './command.mjs'
import { CMS, npm, ROOT, WEB } from './packages.mjs'
import { endInWords, launch } from './processes.mjs'
import { node } from './servers.mjs'

/** @typedef {{ title: string, cwd: string, program: import('./processes.mjs').Command }} Task */

// What has no install of its own is checked with the site's tools, to the site's rules.
const SITE_PACKAGES = path.join(WEB.dir, 'node_modules')
const TSC = path.join(SITE_PACKAGES, 'typescript', 'bin', 'tsc')
const BIOME = path.join(SITE_PACKAGES, '@biomejs', 'biome', 'bin', 'biome')
const LOCKFILES = ['runTypeScript.mjs', '../scripts', 'lockfiles']
const OTHERS = ['scripts', 'package.json', 'tsconfig.json'].map((name) => path.join('..', name))

/** @type {Task[]} */
export const checks = [
  { title: 'The site and the benches', cwd: WEB.dir, program: npm('run', 'check') },
  { title: 'The CMS', cwd: CMS.dir, program: npm('run', 'check') },
  { title: 'The scripts: types', cwd: ROOT, program: node(TSC, '-p', 'tsconfig.json') },
  { title: 'The scripts: style', cwd: WEB.dir, program: node(BIOME, 'check', ...OTHERS) },
  { title: 'The lockfiles', cwd: WEB.dir, program: node(...LOCKFILES) },
]

/** @type {Task[]} */
export const fixes = [
  { title: 'The site', cwd: WEB.dir, program: npm('run', 'fix') },
  { title: 'The CMS', cwd: CMS.dir, program: npm('run', 'fix') },
  { title: 'The scripts', cwd: WEB.dir, program: node(BIOME, 'check', '--write', ...OTHERS) },
  { title: 'The lockfiles', cwd: WEB.dir, program: node(...LOCKFILES, '--write') },
]

/**
 * Runs all, even after a failure: who fixes one thing wants to see the rest too.
 * @param {Task[]} tasks
 * @returns {Promise<number>} the exit code
 */
export async function runTasks(tasks) {
  const failed = []
  for (const { title, cwd, program } of tasks) {
    const started = performance.now()
    say(`\n› ${title} …`)
    const end = await launch(program, { cwd, output: 'inherit' }).ended
    say(`  ${end === 0 ? 'fine' : `failed (${endInWords(end)})`} after ${secondsSince(started)}`)
    if (end !== 0) failed.push(title)
  }
  say(failed.length === 0 ? '\nAll fine' : `\nFailed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}
