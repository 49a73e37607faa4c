import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy')
const NAMES = Object.keys(parseSettings({}))

const read = (...file: string[]) => readFileSync(join(DEPLOY, ...file), 'utf8')

test('every setting of the site can be given to the build of a container', () => {
  const dockerfile = read('site.Dockerfile').matchAll(/^ARG (.+)$/gm)
  const taken = [...dockerfile].flatMap(([, names = '']) => names.split(' ').map((name) => name.replace(/=.*/, '')))
  expect(taken.sort()).toEqual([...NAMES].sort())
  const passed = [...read('compose.yaml').matchAll(/^ {8}((?:SITE|CMS)_\w+):/gm)].map(([, name]) => name)
  // In compose.yaml the inbox answers on the site's own address.
  expect(passed.sort()).toEqual(NAMES.filter((name) => name !== 'CMS_URL').sort())
})

test('every setting of the site is named in the example for a server', () => {
  const named = [...read('settings', 'site.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...NAMES].sort())
})
