import { parsePattern, StepCounter } from './regexSteps.ts'
import { loopsForEver, textOf, type Worst, worstTexts } from './worstTexts.ts'

// A pattern that goes over the same letters again for each letter blocks the page for seconds: 40,000 dots took 2.9 s.
// Steps are counted, not time, so a busy machine changes nothing.

const SHORT = 120
const LONG = 100_000
/** Far more than any pattern here takes on a short text. */
const TOO_MANY = 300_000

type Pattern = { source: string; flags: string }

type Tried = { worst: Worst; growth: number; steps: number }

/** Of the texts that take most steps, the one whose steps grow fastest when it gets twice as long. */
export function worstOf(pattern: Pattern): Tried {
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

export const isLinear = ({ growth }: Tried) => growth < 2.5

/** On the same kind of text, as long as a form takes. */
export function staysLinear(pattern: Pattern, { worst, steps }: Tried): boolean {
  const most = (1.1 * steps * LONG) / (2 * SHORT)
  return new StepCounter(pattern).stepsFor(textOf(worst, LONG), most) !== undefined
}

export const repeatsForEver = (source: string): boolean => loopsForEver(parsePattern(source))
