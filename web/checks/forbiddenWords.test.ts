import { expect, test } from 'vitest'
import { forbiddenWords } from '../../cms/src/ownersContent/forbiddenWords.ts'
import { lines, refusedLines } from '../tests/fixtures/words/lines.ts'

test('100 sentences that praise, promise or count are refused, each for what it says', () => {
  const refused = refusedLines('refused')
  expect(refused).toHaveLength(100)
  expect(refused.filter((sentence) => !forbiddenWords(sentence.line).some((found) => found.why === sentence.why))).toEqual([])
})

test('100 honest sentences pass, those with the same words among them', () => {
  expect(lines('allowed')).toHaveLength(100)
  expect(lines('allowed').flatMap((line) => forbiddenWords(line).map(({ words, why }) => `${why} “${words}”: ${line}`))).toEqual([])
})

test('a phrase is found over a line break, and each item of a list is read for itself', () => {
  expect(forbiddenWords('We are the\nleader in this market.')).toMatchObject([{ why: 'superlative' }])
  expect(forbiddenWords('- No text by others\n- Visa guaranteed')).toMatchObject([
    { why: 'guarantee of an outcome', words: 'Visa guaranteed' },
  ])
})
