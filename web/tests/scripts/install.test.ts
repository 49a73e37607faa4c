import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeRepository } from './support/repository.ts'

test('what is half installed or locked in another version is installed again, and nothing else', async () => {
  const repository = await makeRepository()
  expect((await repository.run('build').ended).code).toBe(0)
  expect((await repository.run('build').ended).output).not.toMatch(/Installing|Building/)
  // npm writes this last of all.
  rmSync(join(repository.root, 'cms/node_modules/.package-lock.json'))
  repository.write('cms/node_modules/half/package.json', '{}')
  const lockfile = readFileSync(join(repository.root, 'web/package-lock.json'), 'utf8')
  const { code, output } = await repository.run('build').ended
  expect([code, output]).toEqual([0, expect.stringContaining('Installing the packages of the CMS')])
  expect(output).not.toContain('Installing the packages of the site')
  expect(repository.has('cms/node_modules/half')).toBe(false)

  repository.write('web/package-lock.json', lockfile.replaceAll('"version": "1.0.0"', '"version": "1.0.1"'))
  expect((await repository.run('build').ended).output).toContain('Installing the packages of the site')
})

test('a CMS whose server was built alone from a change that is gone is built again', async () => {
  const repository = await makeRepository()
  await repository.run('build').ended
  repository.write('cms/dist/src/.built-from', 'another hash')
  expect((await repository.run('build').ended).output).toContain('Building the CMS')
})

test('a Node that is too old is told so in one line', async () => {
  const repository = await makeRepository()
  const like18 = `
    import { register } from 'node:module'
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })
    register('data:text/javascript,' + encodeURIComponent(\`export async function load(url, context, next) {
      const loaded = await next(url, context)
      return url.startsWith('file:') ? { ...loaded, source: 'delete import.meta.dirname;' + loaded.source } : loaded
    }\`))`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(like18)}`
  const { code, output } = await repository.run('start', { NODE_OPTIONS }).ended
  expect(output.trim()).toMatch(/^Node 20\.19 or newer is needed, this is 18\.20\.8: .*$/)
  expect(code).toBe(1)
})

test('a failed build shows why and names its log', async () => {
  const repository = await makeRepository()
  repository.write('web/build.mjs', "throw new Error('A page has no title')")
  const { code, output } = await repository.run('build').ended
  expect(output).toContain('A page has no title')
  expect(output).toContain('The whole output: .tmp/logs/build-web.log')
  expect(code).toBe(1)
})

test('a run of the tests whose minutes are over names what it leaves out, and does not fail', async () => {
  const repository = await makeRepository()
  const { code, output } = await repository.run('test', { TEST_MINUTES: '0.00001' }).ended
  expect([code, output]).toEqual([0, expect.stringMatching(/\n0 passed, 0 failed, 5 skipped\n$/)])
  expect(output).toContain('Left out: site, its rules. The 0.00001 minutes of TEST_MINUTES are over')
  const { output: refused } = await repository.run('test', { TEST_MINUTES: 'an hour' }).ended
  expect(refused).toContain('TEST_MINUTES=an hour is no number of minutes: correct it or unset it')
})
