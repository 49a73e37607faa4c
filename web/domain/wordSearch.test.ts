import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guess, meet, mistakesToPrefix } from './wordSearch.ts'

const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', 'c', 'd') })

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

test.each([
  ['ab', 'ba', 1],
  ['bx', 'ab', 2],
  ['xad', 'acd', 2],
  ['abx', 'abc', 1],
])('%s for %s: %i', (typed, meant, mistakes) => {
  expect(mistakesToPrefix(typed, meant, 1)).toBe(mistakes)
})

test.each([
  ['desk', 'design', false],
  ['brand', 'branch', false],
  ['banker', 'baker', true],
  ['professor', 'professionals', false],
  ['recruiter', 'recruitment', false],
  ['enginer', 'engineering', true],
  ['civl', 'civil', true],
  ['261331', '261313', false],
])('%s is a mistake for %s: %s', (typed, word, isOne) => {
  expect(guess([word], typed).has(word)).toBe(isOne)
})

test('a word is met in the singular, the plural and by its beginning, of three letters or the last', () => {
  const met = (typed: string, isLast = false) => [...meet(['manager', 'managers', 'management', 'ai', 'air'], typed, isLast).entries()]
  expect(met('managers')).toEqual([
    ['manager', 1],
    ['managers', 1],
  ])
  expect(met('manage').map(([word]) => word)).toEqual(['manager', 'managers', 'management'])
  expect(met('ma')).toEqual([])
  expect(met('ma', true)).toHaveLength(3)
  expect(met('ai', true)).toEqual([['ai', 1]])
})
