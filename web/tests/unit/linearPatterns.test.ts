import { expect, test } from 'vitest'
import { isLinear, repeatsForEver, staysLinear, worstOf } from './linearSteps.ts'
import { patternsOfSite } from './patternsOfSite.ts'

const patterns = await patternsOfSite()
const endless = patterns.filter(({ source }) => repeatsForEver(source))

test('patterns that are put together are found beside those that are written', () => {
  expect(patterns.length).toBeGreaterThan(100)
  expect(
    endless.filter(({ file }) => file.endsWith('domain/draft/sections.ts')).some(({ source }) => source.includes('Jan(?:uary)?')),
  ).toBe(true)
})

test.each([
  ['dots that end no sentence', /[.!?]+["”’)\]]*(?=\s+["“‘([]?[\p{Lu}\d])/gu],
  ['an address of dots', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['spaces at the end', /\s+$/],
  ['spaces in two places', /^title\s*:?\s*\d/],
  ['a loop in a loop', /^(?:\d+,?)+$/],
  ['a lazy loop', /<b>.*?<\/b>/g],
])('a pattern known to be slow is noticed: %s', (_, pattern) => {
  expect(isLinear(worstOf(pattern))).toBe(false)
})

test.each(endless.map((pattern) => [pattern.file, pattern.source.slice(0, 60), pattern] as const))(
  '%s: /%s/ takes steps in proportion to the text',
  (_file, _start, pattern) => {
    const found = worstOf(pattern)
    expect(found).toSatisfy(isLinear)
    expect(staysLinear(pattern, found), JSON.stringify(found.worst)).toBe(true)
  },
)
