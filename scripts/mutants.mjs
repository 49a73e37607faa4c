// npm run test:mutants: how many small faults in the rules the tests notice. npm run test:mutants -- web domain/points.ts
// Stryker changes files, so it works on a copy of the last commit. It is fetched on first use: no other command waits for it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { command } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'
import { node, npm, PACKAGES, ROOT } from './shared/packages.mjs'
import { launch, runLogged } from './shared/processes.mjs'
import { say, step } from './shared/terminal.mjs'

// Stryker 10 needs Node 22.
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1']
const COPY = path.join(ROOT, '.tmp', 'mutants')
const [name, ...files] = process.argv.slice(2)

await command(async () => {
  await prepareMachine()
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  execFileSync('tar', ['-x', '-C', COPY], { input: execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 1 << 30 }) })
  for (const { name, dir } of PACKAGES) symlinkSync(path.join(dir, 'node_modules'), path.join(COPY, name, 'node_modules'), 'junction')
  for (const target of PACKAGES.filter((one) => name === undefined || one.name === name)) {
    // Below the package, whose Vitest the runner has to find.
    const tools = path.join(target.dir, '.stryker', 'node_modules')
    const fetch = npm('install', '--prefix', '.stryker', '--legacy-peer-deps', '--no-audit', '--no-fund', ...STRYKER)
    if (!existsSync(tools))
      await step(`Fetching Stryker for ${target.title}`, () => runLogged(`install-stryker-${target.name}`, fetch, { cwd: target.dir }))
    say(`\n› Mutants of ${target.title} …`)
    const chosen = files.length > 0 ? ['--mutate', files.join(',')] : []
    const program = path.join(tools, '@stryker-mutator', 'core', 'bin', 'stryker.js')
    const stryker = node(program, 'run', 'tests/mutants/stryker.config.json', ...chosen)
    if ((await launch(stryker, { cwd: path.join(COPY, target.name), output: 'inherit' }).ended) !== 0) return 1
  }
})
