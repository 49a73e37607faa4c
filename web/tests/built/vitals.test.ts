import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileAt, filesIn } from './site.ts'

const REPORTS = /sendBeacon|largest-contentful-paint/

test('no script reports anything about visitors unless the owner names an address for it', () => {
  const scripts = filesIn('assets', '.js')
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((path) => REPORTS.test(fileAt(path).toString()))).toEqual([])
})

test('with an address the site is built, and reports there', () => {
  const outDir = join('.tmp', 'with-vitals')
  const env = { ...process.env, NODE_ENV: 'production', SITE_OUT_DIR: outDir, SITE_VITALS_URL: '/vitals', SITE_PRECOMPRESS: 'no' }
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { env, encoding: 'utf8', shell: process.platform === 'win32' })
  expect(status, stderr).toBe(0)
  const assets = join(outDir, 'client', 'assets')
  const scripts = readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
  expect(scripts.some((script) => REPORTS.test(script))).toBe(true)
  expect(scripts.some((script) => script.includes('`/vitals`') || script.includes('"/vitals"'))).toBe(true)
})
