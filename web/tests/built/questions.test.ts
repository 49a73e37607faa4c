import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { indexedPages } from './site.ts'

const rows = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'questions.md'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | /'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('each question that people ask has one page that search engines list, and the words on it that answer', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map(([, question]) => question)).size).toBe(rows.length)
  const unanswered = rows.filter(([, , address = '', words = '']) => {
    const [path, anchor] = address.split('#')
    const page = indexedPages.find((one) => one.path === path)?.document.querySelector('main')
    return !page?.text.replace(/\s+/g, ' ').includes(words) || (anchor !== undefined && page.querySelector(`[id="${anchor}"]`) === null)
  })
  expect(unanswered.map(([, ...row]) => row.join(' | '))).toEqual([])
})
