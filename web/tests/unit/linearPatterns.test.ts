import { expect, test } from 'vitest'
import { patternsOfSite } from './patternsOfSite.ts'
import { parsePattern, StepCounter } from './regexSteps.ts'
import { repeatsForEver, textOf, type Worst, worstTexts } from './worstTexts.ts'

// A pattern that goes over the same letters again for each letter blocks the page for seconds: 40,000 dots took 2.9 s.
// Steps are counted, not time, so a busy machine changes nothing.

const SHORT = 120
const LONG = 100_000
/** Far more than any pattern here takes on a short text. */
const TOO_MANY = 300_000

type Tried = { worst: Worst; growth: number; steps: number }

/** Of the texts that take most steps, the one whose steps grow fastest when it gets twice as long. */
function worstOf(pattern: { source: string; flags: string }): Tried {
  const counter = new StepCounter(pattern)
  const stepsOf = (worst: Worst, length: number) => counter.stepsFor(textOf(worst, length), TOO_MANY) ?? Infinity
  const tried = worstTexts(parsePattern(pattern.source), pattern.flags)
    .map((worst) => ({ worst, steps: stepsOf(worst, SHORT) }))
    .toSorted((a, b) => b.steps - a.steps)
    .slice(0, 20)
    .map(({ worst, steps }) => ({ worst, steps: stepsOf(worst, 2 * SHORT), growth: stepsOf(worst, 2 * SHORT) / steps }))
    .map(({ growth, ...rest }) => ({ ...rest, growth: Number.isNaN(growth) ? Infinity : growth }))
  return (
    tried.toSorted((a, b) => b.growth - a.growth || b.steps - a.steps)[0] ?? {
      worst: { prefix: '', unit: 'a', tail: '' },
      growth: 1,
      steps: 1,
    }
  )
}

const isLinear = ({ growth }: Tried) => growth < 2.5

const patterns = await patternsOfSite()
const endless = patterns.filter(({ source }) => repeatsForEver(parsePattern(source)))

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
    const most = (1.1 * found.steps * LONG) / (2 * SHORT)
    expect(new StepCounter(pattern).stepsFor(textOf(found.worst, LONG), most), JSON.stringify(found.worst)).toBeDefined()
  },
)
