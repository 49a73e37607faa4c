import { expect, test } from 'vitest'
import { type ResultMessages, type Tally, tallyInWords } from './resultMessages.ts'

const messages: ResultMessages = {
  all: '{total} occupations',
  one: '1 of {total} occupations',
  many: '{count} of {total} occupations',
  none: 'None on this list',
  hidden: '{count} without the filters',
  elsewhereOne: '1 on another list',
  elsewhereMany: '{count} on other lists',
  unused: 'Left out: {words}.',
  looking: 'looking in the other lists',
  unreachable: 'The other lists did not come.',
  hereNone: 'Not on this list',
  hereSome: 'On other lists',
  seeAll: 'See all {count} there',
  nothing: { heading: 'Nothing found for “{query}”' },
}
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
