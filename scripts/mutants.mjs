// npm run test:mutants: how many small faults in the rules the tests notice. npm run test:mutants -- web domain/points.ts
// Stryker changes files, so it works on a copy of what git keeps. It is fetched on first use: no other command waits for it.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { command, say, step } from './shared/command.mjs'
import { runLogged } from './shared/diagnoseFailure.mjs'
import { prepareMachine } from './shared/install.mjs'
import { node, npm, PACKAGES, ROOT } from './shared/packages.mjs'
import { launch } from './shared/processes.mjs'

// Stryker 10 needs Node 22.
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1']
const COPY = path.join(ROOT, '.tmp', 'mutants')

const MUTATED = {
  web: ['domain/**/*.ts', 'publisher/{files,problem,publishing,versions,wanted}.ts'],
  // What a test can call by itself: the rest runs in an inbox of its own process, where no mutant is seen.
  cms: [
    'src/leads/{cleanText,contactLinks,disciplines,fieldLimits,judgeSpam,leadKeys,leadSource,parseLead,phoneNumber,replyTemplate}.ts',
    'src/rateLimits/{clientNetworks,countRequests,leadLimits}.ts',
    'src/ownersContent/{articleMarkdown,checkDocument}.ts',
    'src/siteVersions/{crossProblems,found,pendingChanges}.ts',
  ],
}

const [name, ...files] = process.argv.slice(2)

await command(async () => {
  await prepareMachine()
  copyRepository()
  for (const target of PACKAGES.filter((one) => name === undefined || one.name === name)) {
    const tools = await install(target)
    const config = path.join(COPY, target.name, 'stryker.config.json')
    writeFileSync(config, JSON.stringify(configOf(target.name)))
    say(`\n› Mutants of ${target.title} …`)
    const program = node(path.join(tools, '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', config)
    const end = await launch(program, { cwd: path.dirname(config), output: 'inherit' }).ended
    if (end !== 0) return 1
  }
})

/** @param {'web' | 'cms'} part */
function configOf(part) {
  const chosen = files.length > 0 ? files : MUTATED[part]
  return {
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.mts' },
    mutate: [...chosen, '!**/*.test.ts'],
    inPlace: true,
    concurrency: 2,
    // Names and words are data, and half of all mutants.
    mutator: { excludedMutations: ['StringLiteral'] },
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: path.join(ROOT, '.tmp', 'reports', `mutants-${part}.json`) },
    clearTextReporter: { allowColor: false, logTests: false },
    disableTypeChecks: false,
  }
}

function copyRepository() {
  rmSync(COPY, { recursive: true, force: true })
  const list = execFileSync('git', ['ls-files', '-z', 'web', 'cms', 'docs'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  for (const file of list.split('\0').filter((file) => file !== '' && existsSync(path.join(ROOT, file)))) {
    cpSync(path.join(ROOT, file), path.join(COPY, file))
  }
  for (const { name, dir } of PACKAGES) symlinkSync(path.join(dir, 'node_modules'), path.join(COPY, name, 'node_modules'), 'junction')
}

/**
 * Below the package, whose Vitest the runner has to find.
 * @param {import('./shared/packages.mjs').Package} target
 */
async function install({ name, dir, title }) {
  const folder = path.join(dir, '.stryker')
  mkdirSync(folder, { recursive: true })
  const packages = path.join(folder, 'node_modules')
  if (existsSync(packages)) return packages
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
  const program = npm('install', '--legacy-peer-deps', '--no-audit', '--no-fund', ...STRYKER)
  await step(`Fetching Stryker for ${title}`, () => runLogged(`install-stryker-${name}`, program, { cwd: folder }))
  return packages
}
