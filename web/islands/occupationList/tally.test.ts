import { expect, test } from 'vitest'
import { listingAnswers as messages } from '#content/occupationTexts.ts'
import { type Tally, tallyInWords } from './tally.ts'

const tally: Tally = { shown: 31, total: 31, filteredOut: 0, elsewhere: 0 }

test('says how many of how many, and what the other lists have', () => {
  expect(tallyInWords(tally, messages)).toBe('31 occupations')
  expect(tallyInWords({ ...tally, shown: 1 }, messages)).toBe('1 of 31 occupations')
  expect(tallyInWords({ ...tally, shown: 2, elsewhere: 1 }, messages)).toBe('2 of 31 occupations, 1 on another list')
  expect(tallyInWords({ ...tally, shown: 0, elsewhere: 4 }, messages)).toBe('None on this list, 4 on other lists')
})

test('says what only the filters hide', () => {
  expect(tallyInWords({ ...tally, shown: 0, filteredOut: 2 }, messages)).toBe('None on this list, 2 without the filters')
  expect(tallyInWords({ ...tally, shown: 3, filteredOut: 2 }, messages)).toBe('3 of 31 occupations')
})
