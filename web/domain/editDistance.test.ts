import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mistakesToPrefix } from './editDistance.ts'

const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', 'c', 'd') })

test('the beginning of a word has no mistake', () => {
  fc.assert(fc.property(word, fc.nat(12), (text, end) => mistakesToPrefix(text.slice(0, end), text, 2) === 0))
})

test('one letter lost, added, changed or swapped is at most one mistake', () => {
  fc.assert(
    fc.property(word, fc.nat(11), (text, place) => {
      const at = place % text.length
      const before = text.slice(0, at)
      const after = text.slice(at + 1)
      const swapped = before + (after[0] ?? '') + text[at] + after.slice(1)
      for (const typed of [before + after, `${before}z${text.slice(at)}`, `${before}z${after}`, swapped]) {
        expect(mistakesToPrefix(typed, text, 2)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('stops counting just past the limit', () => {
  expect(mistakesToPrefix('zzzzzz', 'engineer', 2)).toBe(3)
  expect(mistakesToPrefix('enginer', 'engineer', 1)).toBe(1)
  expect(mistakesToPrefix('engneir', 'engineer', 1)).toBe(2)
})
