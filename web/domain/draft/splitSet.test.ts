import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { splitSet } from './splitSet.ts'

test('a whole set in one text is cut at its titles', () => {
  const parts = {
    episode1: draft('episode-1'),
    episode2: draft('episode-2'),
    episode3: draft('episode-3'),
    statement: draft('summary-statement'),
  }
  const trimmed = Object.fromEntries(Object.entries(parts).map(([sheet, text]) => [sheet, text.trim()]))
  expect(splitSet(Object.values(parts).join('\n'))).toEqual({ before: '', parts: trimmed })
})

test('the lines of a table of contents are no titles, and the text before the first title is kept apart', () => {
  const before = 'Curriculum vitae\nContents\nCareer Episode 1 ........ 4\nCareer Episode 2 . . . . 9\nSummary Statement ……… 14'
  const parts = { episode1: 'Career Episode 1\nI chose a pump.', episode2: 'Career Episode 2: 2019\nI moved it.' }
  expect(splitSet(`${before}\n\n${parts.episode1}\n${parts.episode2}`)).toEqual({ before, parts })
})

test('one episode is not cut, even if it speaks of the others', () => {
  expect(splitSet(draft('episode-2'))).toBeUndefined()
  expect(splitSet('Career Episode 1\nIn Career Episode 2 I tell how the pump was moved, and more.')).toBeUndefined()
})

const sheetsOf = (...lines: string[]) => Object.keys(splitSet(lines.join('\nI chose a pump.\n'))?.parts ?? {})

test.each([
  ['CAREER EPISODE – II', 'episode2'],
  ['Career Episode No. 3', 'episode3'],
  ['Career Episode Three', 'episode3'],
  ['career episode #1', 'episode1'],
  ['2. Career Episode: One', 'episode1'],
  ['Career\u00a0Episode  III – The flood', 'episode3'],
  ['4) Summary Statement', 'statement'],
])('“%s” is the title of %s', (title, sheet) => {
  const other = sheet === 'episode1' ? 'Career Episode 2' : 'Career Episode 1'
  expect(sheetsOf(other, title)).toContain(sheet)
})

test.each([
  'Career Episode 2 was written after that.',
  'Career Episode 2\tPE1.1',
  'Career Episode 4',
  'CareerEpisode 2',
  'In Career Episode 2',
  `Career Episode 2 ${'x'.repeat(80)}`,
])('“%s” is no title', (line) => {
  expect(sheetsOf('Career Episode 1', line)).toEqual([])
})

test('the first of two equal titles counts', () => {
  expect(splitSet('Career Episode 1\nI chose.\nCareer Episode 2\nI moved.\nCareer Episode 1\nI went on.')?.parts).toEqual({
    episode1: 'Career Episode 1\nI chose.',
    episode2: 'Career Episode 2\nI moved.\nCareer Episode 1\nI went on.',
  })
})
