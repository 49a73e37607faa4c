import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

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
