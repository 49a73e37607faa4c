import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')

test('every path that the map names exists', () => {
  const map = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
  const paths = [...map.matchAll(/`((?:web|cms|contract|scripts|docs|deploy)\/[^`]*)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('decisions have numbers of their own', () => {
  const numbers = readdirSync(join(root, 'docs', 'decisions')).map((file) => file.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every command in the README is there, and the table fits one screen', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const rows = [...readme.matchAll(/^\| `npm (?:run )?([\w:]+)/gm)].map(([, name = '']) => name)
  const named = [...readme.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(rows).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'check', 'build']))
  expect(rows.length).toBeLessThan(20)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('every command runs a file that is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const files = Object.values(scripts).map((line) => /^node (\S+)/.exec(line)?.[1] ?? line)
  // What the CMS compiles is in its sources.
  const sources = files.map((file) => file.replace(/^cms\/dist\/(.*)\.js$/, 'cms/$1.ts'))
  expect(sources.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the tree in the README is the tree', () => {
  const [, tree = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('## The tree')
  const lines = [...tree.matchAll(/^ {4}( *)([\w/]+)\/ {2}/gm)]
  let top = ''
  const folders = lines.map(([, indent = '', name = '']) => {
    if (indent === '') top = name
    return indent === '' ? name : `${top}/${name}`
  })
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  const there = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  expect(there.map(({ name }) => name).filter((name) => !folders.includes(name) && name !== 'node_modules')).toEqual([])
})
