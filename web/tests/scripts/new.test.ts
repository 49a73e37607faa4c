import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..')
const FILES = [
  ...['package.json', 'scripts', 'web/pages/offerPages.tsx', 'web/content/navigation.ts', 'web/content/site.ts'],
  ...['web/tests/fixtures/addresses.txt', 'cms/src/contract/services.ts', 'web/islands/runtime/parts.ts'],
  ...['cms/src/ownersContent/siteDetails.ts', 'web/content/ownerOffer.ts', 'web/tests/publisher/publish.test.ts'],
  ...['cms/src/contract/sentFields.ts', 'web/content/forms.ts', 'web/content/pages/company-policy.ts', 'web/content/redirects.ts'],
]

let tree = ''

beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'new-'))
  for (const file of FILES) cpSync(path.join(ROOT, file), path.join(tree, file), { recursive: true })
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

function make(...args: string[]): string {
  return execFileSync(process.execPath, ['scripts/new.mjs', ...args], { cwd: tree, encoding: 'utf8', stdio: 'pipe' })
}
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' })
const read = (file: string) => readFileSync(path.join(tree, file), 'utf8')

test('a new page has its words, its row, its link and its address', () => {
  make('page', 'opening-hours')
  expect(read('web/content/pages/opening-hours.ts')).toContain('export const openingHoursPage = parseContent(')
  expect(read('web/pages/offerPages.tsx')).toMatch(/path: '\/opening-hours'.*<ProsePage page=\{openingHoursPage\} \/> \},\n\]/)
  expect(read('web/content/navigation.ts')).toContain("{ path: '/opening-hours', label: '[Label]' },")
  expect(read('web/tests/fixtures/addresses.txt').split('\n')).toContain('/opening-hours')
  expect(() => make('page', 'refund-policy')).toThrow('take its row out of web/content/redirects.ts')
})

test('what is made compiles as it is', () => {
  const isSource = (file: string) => !/node_modules|[/\\](?:dist|\.tmp|\.vite|build\/cache)/.test(path.relative(ROOT, file))
  for (const folder of ['web', 'cms']) {
    cpSync(path.join(ROOT, folder), path.join(tree, folder), { recursive: true, filter: isSource })
    symlinkSync(path.join(ROOT, folder, 'node_modules'), path.join(tree, folder, 'node_modules'))
  }
  make('page', 'opening-hours')
  make('service', 'degree-check', 'acs')
  make('part', 'daysLeft')
  make('field', 'openingHours', 'owner')
  make('field', 'visaSubclass', 'form')
  for (const folder of ['web', 'cms']) {
    const { stdout } = spawnSync('npx', ['tsc', '--noEmit'], { cwd: path.join(tree, folder), encoding: 'utf8' })
    expect(stdout).toBe('')
  }
})

test('a new service is the last of its group, and the pages that list services changed today', () => {
  make('service', 'degree-check', 'acs')
  const rows = [...read('cms/src/contract/services.ts').matchAll(/slug: '([\w-]+)',\s+group: '(\w+)'/g)]
  const ofAcs = rows.filter(([, , group]) => group === 'acs').map(([, slug]) => slug)
  expect(ofAcs.at(-1)).toBe('degree-check')
  expect(rows).toHaveLength(new Set(rows.map(([, slug]) => slug)).size)
  const pages = read('web/pages/offerPages.tsx')
  for (const page of ['headOf(home, {', 'headOf(indexPages.services, {', 'headOf(pricing, {', 'headOf(service, {\n     '])
    expect(pages).toContain(`${page} updated: '${today}'`)
  expect(() => make('service', 'any-check', 'other')).toThrow('service any-check ea, or acs, iml, others')
})

test('a new part is in the list of parts', () => {
  make('part', 'daysLeft')
  expect(read('web/islands/runtime/parts.ts')).toMatch(/'days-left': \(\) => import\('\.\.\/daysLeft\/part\.ts'\),\n\} as const/)
  expect(read('web/islands/daysLeft/DaysLeft.tsx')).toContain('export function DaysLeft(')
})

test('a new field of the owner is in the form, in what pages know of the owner, and in the tests of what is published', () => {
  make('field', 'openingHours', 'owner')
  expect(read('cms/src/ownersContent/siteDetails.ts')).toMatch(
    /\n {2}openingHours: optional\(\n {4}words\('\[Label\]'.*\n {2}\),\n {2}readers: \{/,
  )
  expect(read('web/content/ownerOffer.ts').match(/^ {2}openingHours.*/gm)).toEqual([
    '  openingHours?: string | undefined',
    expect.stringContaining('openingHours: fromField(ownersDetails.openingHours'),
  ])
  expect(read('web/tests/publisher/publish.test.ts').match(/^ {4,8}openingHours: .*/gm)).toEqual([
    '    openingHours: longest(60),',
    '        openingHours: evil.slice(0, 50),',
  ])
  expect(() => make('field', 'openingHours', 'owner')).toThrow('has openingHours already')
})

test('a new field of a form is a row, its words, and the days of the clause that names it and of every page', () => {
  make('field', 'visaSubclass', 'form')
  expect(read('cms/src/contract/sentFields.ts')).toContain("\n  visaSubclass: { label: '[Label]', kind: 'details', max: 60 },\n  subject:")
  const forms = read('web/content/forms.ts')
  expect(forms).toMatch(/DetailWords> = \{\n {2}visaSubclass: \{ label: '\[Label\]' \},\n/)
  expect(forms).toMatch(/\n {2}visaSubclass: \{ whole: '\[[^\]]+\]', short: '\[[^\]]+\]' \},\n {2}subject: \{ whole/)
  expect(read('web/content/pages/company-policy.ts')).toContain(`effective: '${today}'`)
  expect(read('web/content/site.ts')).toContain(`everyPageChanged = '${today}'`)
  expect(() => make('field', 'visaSubclass')).toThrow('npm run new -- field visaSubclass owner')
})

test('what is there already is kept', () => {
  make('page', 'opening-hours')
  expect(() => make('page', 'opening-hours')).toThrow('is there already: choose another name')
})

test('a name that cannot be an address is refused with the usage', () => {
  expect(() => make('page', 'Opening Hours')).toThrow('is no name for a page')
})
