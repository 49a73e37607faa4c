import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseSettings } from './settings.ts'

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy')
const NAMES = Object.keys(parseSettings({}))

type ComposeService = { environment?: Record<string, string>; depends_on?: object; volumes?: string[]; networks?: string[] }

const read = (...file: string[]) => readFileSync(join(DEPLOY, ...file), 'utf8')

test('every setting of the site can be given to the build of a container, but for the address of reports, which none of them takes', () => {
  const names = NAMES.filter((name) => name !== 'SITE_VITALS_URL')
  const dockerfile = read('site.Dockerfile').matchAll(/^ARG (.+)$/gm)
  const taken = [...dockerfile].flatMap(([, names = '']) => names.split(' ').map((name) => name.replace(/=.*/, '')))
  // Once for the build and once for what renders with it.
  expect(taken.sort()).toEqual([...names, ...names].sort())
  const passed = [...read('compose.yaml').matchAll(/^ {8}((?:SITE|CMS)_\w+):/gm)].map(([, name]) => name)
  // In compose.yaml the inbox answers on the site's own address.
  expect(passed.sort()).toEqual(names.filter((name) => name !== 'CMS_URL').sort())
})

test('compose.yaml can be read, and its services name only services, volumes and networks that it has', () => {
  const { services, volumes, networks } = parse(read('compose.yaml')) as Record<string, Record<string, ComposeService>>
  const uses = Object.values(services ?? {})
  const upstreams = uses.flatMap(({ environment }) => Object.entries(environment ?? {})).filter(([name]) => name.endsWith('_UPSTREAM'))
  expect(upstreams.map(([, value]) => value.split(':')[0])).toEqual(['publisher'])
  expect(Object.keys(services ?? {})).toEqual(expect.arrayContaining(uses.flatMap(({ depends_on }) => Object.keys(depends_on ?? {}))))
  expect(Object.keys(services ?? {})).toContain('publisher')
  const mounted = [...new Set(uses.flatMap((use) => use.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''))]
  // The others are files beside it.
  expect(Object.keys(volumes ?? {}).sort()).toEqual(mounted.filter((name) => !name.startsWith('./')).sort())
  for (const file of mounted.filter((name) => name.startsWith('./'))) expect(read(file)).not.toBe('')
  expect(Object.keys(networks ?? {}).sort()).toEqual([...new Set(uses.flatMap((use) => use.networks ?? []))].sort())
})

test('every setting of the site is named in the example for a server', () => {
  const named = [...read('settings', 'site.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...NAMES].sort())
})
