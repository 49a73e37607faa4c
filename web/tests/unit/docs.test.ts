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
