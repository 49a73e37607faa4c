import { expect, test } from 'vitest'
import { readingOf, weakestReading } from './reading.ts'

const page = { publisher: 'A body', title: 'A rule', url: 'https://example.com/', checked: '2026-11-21' }

test.each([
  [{ ...page, read: 'opened' } as const, 'Opened 21 November 2026'],
  [{ ...page, read: 'copy', copied: '2026-09-22' } as const, 'Read in a stored copy, 22 September 2026'],
  [{ ...page, read: 'copy' } as const, 'Read in an undated stored copy on 21 November 2026'],
])('a source says how it was read: %#', (source, words) => {
  const { before, readable } = readingOf(source)
  expect(`${before} ${readable}`).toBe(words)
})

test('the words and the marked-up date are one date', () => {
  expect(readingOf({ ...page, read: 'copy', copied: '2026-09-22' })).toMatchObject({ date: '2026-09-22', readable: '22 September 2026' })
})

test('an undated copy decides what is said of several sources', () => {
  expect(weakestReading(['ea-msa', 'acs-rpl']).before).toContain('undated')
})
