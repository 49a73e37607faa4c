// Types, lint and format; with --fix, writes what can be fixed.
import path from 'node:path'
import { command } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'
import { CMS, node, npm, ROOT, WEB } from './shared/packages.mjs'
import { endInWords, launch } from './shared/processes.mjs'
import { say, secondsSince } from './shared/terminal.mjs'

const fixes = process.argv.includes('--fix')
const script = fixes ? 'fix' : 'check'
// What has no install of its own is checked with the site's tools, to the site's rules.
const tool = (/** @type {string[]} */ ...place) => path.join(WEB.dir, 'node_modules', ...place)
const others = ['scripts', 'deploy/rehearsal', 'package.json', 'tsconfig.json'].map((name) => path.join('..', name))
const biome = node(tool('@biomejs', 'biome', 'bin', 'biome'), 'check', ...(fixes ? ['--write'] : []), ...others)

const tasks = [
  { title: 'The site and the benches', cwd: WEB.dir, program: npm('run', script) },
  { title: 'The CMS', cwd: CMS.dir, program: npm('run', script) },
  { title: 'The scripts: style', cwd: WEB.dir, program: biome },
  ...(fixes ? [] : [{ title: 'The scripts: types', cwd: ROOT, program: node(tool('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json') }]),
]

await command(async () => {
  await prepareMachine()
  const failed = []
  // All, even after a failure: who fixes one thing wants to see the rest too.
  for (const { title, cwd, program } of tasks) {
    const started = performance.now()
    say(`\n› ${title} …`)
    const end = await launch(program, { cwd, output: 'inherit' }).ended
    say(`  ${end === 0 ? 'fine' : `failed (${endInWords(end)})`} after ${secondsSince(started)}`)
    if (end !== 0) failed.push(title)
  }
  say(failed.length === 0 ? '\nAll fine' : `\nFailed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
})
