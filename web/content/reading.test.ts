import { expect, test } from 'vitest'
import { dateOf, readingNote, sourcesNamed } from './reading.ts'
import { sources } from './sources.ts'

const page = { publisher: 'A body', title: 'A rule', url: 'https://example.com/', checked: '2026-11-21' }
const opened = { ...page, read: 'opened' } as const
const copy = { ...page, read: 'copy' } as const

test.each([
  [opened, 'opened 21 November 2026'],
  [{ ...copy, copied: '2026-09-22' }, 'copy of 22 September 2026'],
  [{ ...copy, dated: '2026-03-28' }, 'text of 28 March 2026'],
  [{ ...copy, dated: '2025-08' }, 'text of August 2025'],
])('the date beside a source says what it is the date of: %#', (source, words) => {
  const date = dateOf(source)
  expect(`${date?.of} ${date?.readable}`).toBe(words)
})

test('a copy without any date shows none', () => {
  expect(dateOf(copy)).toBeUndefined()
})

test('a page says once that its sources were read in copies, and nothing where each was opened', () => {
  expect(readingNote([copy, copy])).toContain('We read these pages in stored copies up to 21 November 2026')
  expect(readingNote([opened, copy])).toContain(
    'We read the pages marked “opened” on the authority’s own site, and the others in stored copies',
  )
  expect(readingNote([opened])).toBeUndefined()
  expect(readingNote([])).toBeUndefined()
})

test('a source is found however deep it is named', () => {
  expect(sourcesNamed({ heading: 'A rule', facts: [{ text: 'Words', sources: ['ea-msa', 'acs-rpl'] }] })).toEqual([
    sources['ea-msa'],
    sources['acs-rpl'],
  ])
})
