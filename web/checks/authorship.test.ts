import { expect, test } from 'vitest'
import { forbiddenWords } from '../../cms/src/ownersContent/forbiddenWords.ts'
import { lines, refusedLines } from '../tests/fixtures/words/lines.ts'

const isRefused = (line: string) => forbiddenWords(line).length > 0

test('100 offers to write or to sell an applicant’s text are refused, each for what it offers', () => {
  const offers = refusedLines('authorshipRefused')
  expect(offers).toHaveLength(100)
  expect(offers.filter((offer) => !forbiddenWords(offer.line).some((found) => found.why === offer.why))).toEqual([])
})

test('100 sentences about the same texts pass: what the applicant writes, what we ask and read, what others sell', () => {
  expect(lines('authorshipAllowed')).toHaveLength(100)
  expect(lines('authorshipAllowed').filter(isRefused)).toEqual([])
})

// Written before the patterns, which nobody fitted to them: they say how many offers in new words are found.
test('of 50 offers that the patterns were not made for at least 38 are refused, and of 50 honest sentences all pass', () => {
  expect([lines('heldOutRefused').length, lines('heldOutAllowed').length]).toEqual([50, 50])
  expect(lines('heldOutRefused').filter(isRefused).length).toBeGreaterThanOrEqual(38)
  expect(lines('heldOutAllowed').filter(isRefused)).toEqual([])
})

test('a denial in another clause takes back no offer', () => {
  expect(isRefused('We cannot promise a visa, but we write your CDR for you.')).toBe(true)
  expect(isRefused('We write your **whole** [CDR](/services/cdr-writing) for you')).toBe(true)
})
