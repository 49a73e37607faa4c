import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { isAlive, makeRepository } from './support/repository.ts'

const SHARED = join(import.meta.dirname, '..', '..', '..', 'scripts', 'shared')

test.each([
  ['on a machine of one’s own', '', { passed: 0, failed: 0, skipped: 4 }],
  // The other engines are used where they are.
  ['under CI', 'true', { passed: 0, failed: 3, skipped: 1 }],
])('a suite that cannot run here is counted and named %s', (_, CI, counts) => {
  const lines = inScripts(
    `const { runLanes } = await load('runTests.mjs'); const { LANES } = await load('suites.mjs')
     const unable = LANES.map((lane) => lane.filter(({ needs = [] }) => needs.length > 0))
     console.log(JSON.stringify(await runLanes(unable, { env: {}, found: {} })))`,
    { CI },
  )
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual(counts)
  for (const missing of ['PostgreSQL', 'Chromium', 'Firefox']) expect(lines.join('\n')).toContain(`There is no ${missing} here`)
  expect(lines.join('\n')).toContain('site and CMS behind Caddy')
})

/** In the place of Vitest and Playwright: one test passes, unless it is the suite of the rules, which is told what comes of it. */
const RUNNER = `
const { writeFileSync } = process.getBuiltinModule('node:fs')
const { RULES, PLAYWRIGHT_JSON_OUTPUT_NAME: file } = process.env
const onePassed = { numPassedTests: 1, stats: { expected: 1 } }
const { report = onePassed, exitCode = 0, left } = process.argv.includes('unit') ? JSON.parse(RULES) : {}
if (report !== 'none') writeFileSync(file, JSON.stringify(report))
if (left) {
  const server = process.getBuiltinModule('node:child_process').spawn('sleep', ['1000'], { stdio: 'ignore' })
  writeFileSync(left, String(server.pid))
}
process.exit(exitCode)
`

test('the last line and the exit code say what came of all suites, and no runner leaves a server behind', async () => {
  const repository = await makeRepository()
  await repository.run('build').ended
  for (const file of [
    'web/node_modules/vitest/vitest.mjs',
    'cms/node_modules/vitest/vitest.mjs',
    'web/node_modules/@playwright/test/cli.js',
  ])
    repository.write(file, RUNNER)
  for (const name of ['postgres', 'initdb']) symlinkSync('/usr/bin/true', join(repository.root, name))
  const programs = ['CHROMIUM', 'HEADLESS_SHELL', 'CADDY', 'FIREFOX', 'WEBKIT_DRIVER', 'XVFB'].map((name) => [
    `${name}_PATH`,
    '/usr/bin/true',
  ])
  const verdict = async (rules: object) => {
    const env = { ...Object.fromEntries(programs), POSTGRES_BIN: repository.root, RULES: JSON.stringify(rules) }
    const { code, output } = await repository.run('test', { env }).ended
    return [output.trim().split('\n').at(-1), code]
  }

  expect(await verdict({})).toEqual(['9 passed, 0 failed, 0 skipped', 0])
  const report = { numPassedTests: 2, numFailedTests: 1, numTodoTests: 1 }
  expect(await verdict({ report, exitCode: 1 })).toEqual(['10 passed, 1 failed, 1 skipped', 1])
  expect(await verdict({ report })).toEqual(['10 passed, 1 failed, 1 skipped', 1])
  expect(await verdict({ exitCode: 1 }), 'what no test reports').toEqual(['9 passed, 1 failed, 0 skipped', 1])
  const left = join(repository.root, 'left')
  expect(await verdict({ report: 'none', exitCode: 1, left })).toEqual(['8 passed, 1 failed, 0 skipped', 1])
  await expect.poll(() => isAlive(Number(readFileSync(left, 'utf8')))).toBe(false)
})

test('a suite or a part of the stress run that does not exist is refused with those that do', async () => {
  const repository = await makeRepository()
  const suite = await repository.run('test', { args: ['browser'] }).ended
  expect([suite.code, suite.output]).toEqual([1, expect.stringContaining('choose from cms, postgres,')])
  const part = await repository.run('stress', { args: ['night'] }).ended
  expect([part.code, part.output.trim()]).toEqual([1, 'There is no part “night”: choose from loaded, midnight'])
})

test.each([
  ['npm error code EACCES\nnpm error path /opt/site/web', 'Cannot write to /opt/site/web'],
  ['ENOSPC: no space left on device', 'The disk is full'],
  ['gyp ERR! stack Error: not found: make', 'No compiler for the native module in cms/'],
  ['npm error network request failed, reason: getaddrinfo EAI_AGAIN', 'A download failed'],
  ['listen EADDRINUSE: address already in use', 'A port was taken in the meantime'],
])('the output %j is explained', (output, line) => {
  const [said] = inScripts(
    `const { diagnoseFailure } = await load('diagnoseFailure.mjs'); console.log(diagnoseFailure(${JSON.stringify(output)}, 'cms/'))`,
  )
  expect(said).toContain(line)
})

/** The scripts run before anything is installed, so they are plain modules: each runs in a process of its own. */
function inScripts(code: string, env: Record<string, string> = {}): string[] {
  const load = `const load = (name) => import(${JSON.stringify(`${pathToFileURL(SHARED).href}/`)} + name);`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', load + code], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return output.trim().split('\n')
}
