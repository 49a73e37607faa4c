import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAlive, makeRepository } from './support/repository.ts'

test('a half-installed node_modules is installed again', async () => {
  const repository = await makeRepository()
  expect((await repository.run('build').ended).code).toBe(0)
  // npm writes this last of all.
  rmSync(join(repository.root, 'cms/node_modules/.package-lock.json'))
  repository.write('cms/node_modules/half/package.json', '{}')
  const { code, output } = await repository.run('build').ended
  expect([code, output]).toEqual([0, expect.stringContaining('Installing the packages of the CMS')])
  expect(output).not.toContain('Installing the packages of the site')
  expect(repository.has('cms/node_modules/half')).toBe(false)
})

test('a changed lockfile is installed, an unchanged one is not', async () => {
  const repository = await makeRepository()
  await repository.run('build').ended
  expect((await repository.run('build').ended).output).not.toContain('Installing')
  const lockfile = JSON.parse(readFileSync(join(repository.root, 'cms/package-lock.json'), 'utf8'))
  delete lockfile.packages['node_modules/better-sqlite3']
  delete lockfile.packages[''].dependencies
  repository.write('cms/package-lock.json', JSON.stringify(lockfile))
  const refused = await repository.run('build').ended
  expect(refused.output).toContain('Installing the packages of the CMS')
  expect(refused.output).toContain('package-lock.json is not in step with package.json: run npm install in cms/ and commit both')
  expect(refused.output, 'and npm’s own words').toContain('npm error Run "npm help ci"')
  expect(refused.code).toBe(1)
})

test('a folder that cannot be written to is named, with how to fix it, before anything is installed', async () => {
  const repository = await makeRepository()
  repository.protect('web')
  const { code, output } = await repository.run('build', { asNobody: true }).ended
  expect(output).toMatch(/^Cannot write to .*: make it yours \(sudo chown/m)
  expect(output).not.toContain('Installing')
  expect(code).toBe(1)
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
  const { code, output } = await repository.run('start', { env: { NODE_OPTIONS } }).ended
  expect(output.trim()).toMatch(/^Node 20\.19 or newer is needed, this is 18\.20\.8: .*$/)
  expect(code).toBe(1)
})

test('Ctrl-C while installing leaves no process behind, and the next run installs again', async () => {
  const repository = await makeRepository()
  const installing = join(repository.root, 'installing')
  const build = repository.run('build', { env: { INSTALL_HANGS: installing } })
  await expect.poll(() => existsSync(installing) && readFileSync(installing, 'utf8')).toMatch(/^\d+$/)
  build.interrupt()
  expect((await build.ended).code).toBe(130)
  await expect.poll(() => isAlive(Number(readFileSync(installing, 'utf8')))).toBe(false)

  const { code, output } = await repository.run('build').ended
  expect([code, output]).toEqual([0, expect.stringContaining('Installing the packages of the site')])
})

test('a failed build shows why and names its log, whatever it got over before', async () => {
  const repository = await makeRepository()
  const before = "console.log('EACCES: permission denied, the cache is left out' + '\\na page'.repeat(100))"
  repository.write('web/build.mjs', `${before}\nthrow new Error('A page has no title')`)
  const { code, output } = await repository.run('build').ended
  expect(output).toContain('A page has no title')
  expect(output).not.toContain('Cannot write to')
  expect(output).toContain('The whole output: .tmp/logs/build-web.log')
  expect(code).toBe(1)
})
