// Types, lint and format; with --fix, writes what can be fixed.
import path from 'node:path'
import { command, say, secondsSince } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'
import { CMS, node, npm, ROOT, WEB } from './shared/packages.mjs'
import { endInWords, launch } from './shared/processes.mjs'

/** @typedef {{ title: string, cwd: string, program: import('./shared/processes.mjs').Command }} Task */

// What has no install of its own is checked with the site's tools, to the site's rules.
const SITE_PACKAGES = path.join(WEB.dir, 'node_modules')
const TSC = path.join(SITE_PACKAGES, 'typescript', 'bin', 'tsc')
const BIOME = path.join(SITE_PACKAGES, '@biomejs', 'biome', 'bin', 'biome')
const OTHERS = ['scripts', 'deploy/rehearsal', 'package.json', 'tsconfig.json'].map((name) => path.join('..', name))

/** @type {Task[]} */
const checks = [
  { title: 'The site and the benches', cwd: WEB.dir, program: npm('run', 'check') },
  { title: 'The CMS', cwd: CMS.dir, program: npm('run', 'check') },
  { title: 'The scripts: types', cwd: ROOT, program: node(TSC, '-p', 'tsconfig.json') },
  { title: 'The scripts: style', cwd: WEB.dir, program: node(BIOME, 'check', ...OTHERS) },
]

/** @type {Task[]} */
const fixes = [
  { title: 'The site', cwd: WEB.dir, program: npm('run', 'fix') },
  { title: 'The CMS', cwd: CMS.dir, program: npm('run', 'fix') },
  { title: 'The scripts', cwd: WEB.dir, program: node(BIOME, 'check', '--write', ...OTHERS) },
]

await command(async () => {
  await prepareMachine()
  return runTasks(process.argv.includes('--fix') ? fixes : checks)
})

/**
 * Runs all, even after a failure: who fixes one thing wants to see the rest too.
 * @param {Task[]} tasks
 * @returns {Promise<number>} the exit code
 */
async function runTasks(tasks) {
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
