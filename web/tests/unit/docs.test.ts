import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { goLiveLines } from '../../../cms/src/ownersContent/goLive.ts'
import { filesOfRepository } from './filesOfRepository.ts'

const root = join(import.meta.dirname, '..', '..', '..')

test('every path that the map names exists', () => {
  const map = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
  const paths = [...map.matchAll(/`((?:web|cms|scripts|docs|deploy)\/[^`]*)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every file that the README and the docs name exists, wherever it is', () => {
  const files = filesOfRepository('bench', 'cms', 'deploy', 'docs', 'scripts', 'web')
  const names = new Set(files.map((file) => basename(file)))
  const named = ['README.md', ...files.filter((file) => /^docs\/.*\.md$/.test(file))].flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|sh|md))`/g)].map(([, file = '']) => ({ page, file })),
  )
  // “Name.examples.tsx” and “.full.test.ts” are how files are called.
  const isThere = (file: string) =>
    /^(?:bench|cms|deploy|docs|scripts|web)\//.test(file) ? existsSync(join(root, file)) : names.has(basename(file))
  const missing = named.filter(({ file }) => !/^(?:Name)?\./.test(file) && !isThere(file))
  expect(named.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

const decisions = readdirSync(join(root, 'docs', 'decisions')).toSorted()

test('each decision has a number of its own', () => {
  const numbers = decisions.map((file) => /^\d{4}(?=-)/.exec(file)?.[0])
  expect(new Set(numbers).size).toBe(decisions.length)
  expect(numbers).not.toContain(undefined)
})

test('every reference to a decision and every link in the docs leads to a file', () => {
  const files = filesOfRepository('bench', 'cms/src', 'deploy', 'docs', 'scripts', 'web')
    .filter((file) => /\.(tsx?|mjs|css|md|example|sh|caddy)$/.test(file))
    .map((file) => join(root, file))
  const targets = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const pointers = [...text.matchAll(/\bdocs\/decisions\/([\w-]+)/g)].map(([, name = '']) => join(root, 'docs', 'decisions', name))
    const links = file.endsWith('.md')
      ? [...text.matchAll(/\]\((?!https?:|#|\/)([^)#]+)/g)].map(([, path = '']) => join(file, '..', path))
      : []
    return [...pointers, ...links]
  })
  const known = new Set(
    decisions.flatMap((file) => [file.slice(0, 4), file.slice(0, -3)]).map((name) => join(root, 'docs', 'decisions', name)),
  )
  expect(targets.length).toBeGreaterThan(20)
  expect(targets.filter((target) => !known.has(target) && !existsSync(target))).toEqual([])
})

test('every command in the README exists', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const rows = [...readme.matchAll(/^\| `npm (?:run )?([\w:]+)/gm)].map(([, name = '']) => name)
  const named = [...readme.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(rows).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'check', 'build']))
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

const ownersPage = readFileSync(join(root, 'docs', 'owner.md'), 'utf8')
const emphasised = [...ownersPage.matchAll(/\*{1,2}([^*\n]+)\*{1,2}/g)].flatMap(([, words = '']) => words.split(' → '))

test('the owner’s page names each line of the list by its title', () => {
  const nothing = { details: null, prices: [] }
  const inbox = { hours: '', templates: 0, hasSignature: false, mail: { to: null, test: null }, people: 1, hasEnquiry: false }
  const facts = { published: nothing, drafts: nothing, settings: null, today: '2026-11-27' }
  const lines = goLiveLines({ ...facts, inbox: { ...inbox, isOn: true, isPublished: false } })
  expect(lines.map(({ title }) => title).filter((title) => !emphasised.includes(title))).toEqual([])
})

test('every label on the owner’s page is on a screen', () => {
  const ofStrapi = ['Save', 'Settings', 'Users']
  const sources = filesOfRepository('cms/src')
    .filter((file) => /^cms\/src\/(admin|adminSetup|ownersContent)\/.*\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const isShown = (label: string) => {
    const words = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?:['"\`>]|^)\\s*${words}\\s*(?:['"\`<{(:]|$)`, 'm').test(sources)
  }
  expect(emphasised.length).toBeGreaterThan(30)
  expect(emphasised.filter((label) => !ofStrapi.includes(label) && !isShown(label))).toEqual([])
})

// Each lockfile is for whatever registry the machine uses: .npmrc says so to npm, and a file made elsewhere is noticed here.
test.each(['web', 'cms'])('the lockfile of %s names no registry', (folder) => {
  expect(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved":/)
})
