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
  expect(splitSet(Object.values(parts).join('\n'))).toEqual(trimmed)
})

test('one episode is not cut, even if it speaks of the others', () => {
  expect(splitSet(draft('episode-2'))).toBeUndefined()
  expect(splitSet('Career Episode 1\nIn Career Episode 2 I tell how the pump was moved, and more.')).toBeUndefined()
})
