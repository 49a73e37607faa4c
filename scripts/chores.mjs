// @ts-check
import path from 'node:path'
import process from 'node:process'
import { endInWords, launch } from './children.mjs'
import { npm } from './npm.mjs'
import { CMS, ROOT, WEB } from './parts.mjs'
import { say, secondsSince } from './report.mjs'

/** @typedef {{ title: string, cwd: string, command: [string, string[]] }} Chore */

// The scripts have no install of their own: they are checked with the site's tools, to the site's rules.
const SITE_PACKAGES = path.join(WEB.dir, 'node_modules')
const TSC = path.join(SITE_PACKAGES, 'typescript', 'bin', 'tsc')
const BIOME = path.join(SITE_PACKAGES, '@biomejs', 'biome', 'bin', 'biome')
const LOCKFILES = path.join(ROOT, 'scripts', 'lockfiles.mjs')
const OUR_FILES = ['scripts', 'package.json', 'tsconfig.json'].map((name) => path.join('..', name))

/** @type {Chore[]} */
export const CHECKS = [
  { title: 'The site', cwd: WEB.dir, command: npm('run', 'check') },
  { title: 'The CMS', cwd: CMS.dir, command: npm('run', 'check') },
  { title: 'The scripts: types', cwd: ROOT, command: [process.execPath, [TSC, '-p', 'tsconfig.json']] },
  { title: 'The lockfiles', cwd: ROOT, command: [process.execPath, [LOCKFILES]] },
  { title: 'The scripts: style', cwd: WEB.dir, command: [process.execPath, [BIOME, 'check', ...OUR_FILES]] },
]

/** @type {Chore[]} */
export const FIXES = [
  { title: 'The site', cwd: WEB.dir, command: npm('run', 'fix') },
  { title: 'The CMS', cwd: CMS.dir, command: npm('run', 'fix') },
  { title: 'The lockfiles', cwd: ROOT, command: [process.execPath, [LOCKFILES, '--write']] },
  { title: 'The scripts', cwd: WEB.dir, command: [process.execPath, [BIOME, 'check', '--write', ...OUR_FILES]] },
]

/**
 * Does all, even after a failure: who mends one thing wants to see the rest too.
 * @param {Chore[]} chores
 * @returns {Promise<number>} the exit code
 */
export async function doAll(chores) {
  const failed = []
  for (const { title, cwd, command } of chores) {
    const started = performance.now()
    say(`\n› ${title} …`)
    const end = await launch(command, { cwd, output: 'inherit' }).ended
    say(`  ${end === 0 ? 'fine' : `failed (${endInWords(end)})`} after ${secondsSince(started)}`)
    if (end !== 0) failed.push(title)
  }
  say(failed.length === 0 ? '\nAll fine' : `\nFailed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}
