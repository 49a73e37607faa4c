import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsTable } from '../content/pointsTable.ts'
import { bandOf, largestTotals, otherRows, readFragment, scorePoints, toFragment } from './points.ts'

/** What a visitor knows about themselves: age in years, work in months, the rest by name. */
const anyFacts = fc.record({
  age: fc.integer({ min: 0, max: 70 }),
  english: fc.constantFrom('competent', 'proficient', 'superior'),
  abroad: fc.integer({ min: 0, max: 120 }),
  australia: fc.integer({ min: 0, max: 120 }),
  qualification: fc.constantFrom('doctorate', 'bachelor', 'award', 'none'),
  specialist: fc.boolean(),
  study: fc.boolean(),
  regional: fc.boolean(),
  professionalYear: fc.boolean(),
  language: fc.boolean(),
  partner: fc.constantFrom('single', 'citizen', 'skilled', 'english', 'none'),
})

type AllFacts = typeof anyFacts extends fc.Arbitrary<infer Value> ? Value : never
type Facts = Partial<AllFacts>

const years = (count: number, months = 0) => count * 12 + months

const cases: [name: string, facts: Facts, totals: string][] = [
  ['17: a day before the 18th birthday', { age: 17 }, 'barred'],
  ['45: too old on the day', { age: 45, english: 'superior', qualification: 'doctorate' }, 'barred'],

  [
    'the worked sum on the page',
    { age: 34, english: 'proficient', abroad: years(5, 2), australia: years(1, 7), qualification: 'bachelor', partner: 'english' },
    '70 75 85',
  ],
  [
    'the worked sum of the article, before the birthday',
    { age: 32, english: 'proficient', abroad: years(5, 4), australia: 14, qualification: 'bachelor', partner: 'single' },
    '80 85 95',
  ],
  [
    'the worked sum of the article, after the birthday',
    { age: 33, english: 'proficient', abroad: years(5, 4), australia: 14, qualification: 'bachelor', partner: 'single' },
    '75 80 90',
  ],
  ['the ACS example: 4 years 6 months after the date, not 8 years 6 months', { abroad: years(4, 6) }, '5 10 20'],
  ['65 to the point without nomination', { age: 25, english: 'proficient', qualification: 'bachelor', partner: 'single' }, '65 70 80'],
]

test.each(cases)('%s', (_, facts, totals) => {
  const score = scorePoints(pointsTable, answersOf(facts))
  expect(score.barredBy ? 'barred' : score.totals.map(({ points }) => points).join(' ')).toBe(totals)
  expect(score.totals.map(({ reachesMark }) => reachesMark)).toEqual(score.totals.map(({ points }) => points >= 65))
})

test('points taken away by the cap are shown, and only then', () => {
  expect(scorePoints(pointsTable, answersOf({ abroad: years(5), australia: years(5) })).cap).toEqual({ sum: 25, counted: 20 })
  expect(scorePoints(pointsTable, answersOf({ abroad: years(8), australia: years(1) })).cap).toBeUndefined()
})

test('a row that needs another answer says so', () => {
  const waiting = (facts: Facts) =>
    scorePoints(pointsTable, answersOf(facts)).lines.flatMap(({ factor, waits }) => (waits ? [factor.id] : []))
  expect(waiting({ study: false, regional: true, qualification: 'award', specialist: true })).toEqual(['specialist', 'regionalStudy'])
  expect(waiting({ study: true, regional: true, qualification: 'bachelor', specialist: true })).toEqual([])
})

test('answers about work that do not fit into ten years are named, and no others', () => {
  const [abroad, australia] = ['workAbroad', 'workAustralia'].map((id) => factorOf(id).bands)
  for (const there of abroad ?? [])
    for (const here of australia ?? []) {
      const tooLong = (there.from ?? 0) + (here.from ?? 0) > years(10)
      const { clashes } = scorePoints(pointsTable, { workAbroad: there.id, workAustralia: here.id })
      expect([there.id, here.id, clashes.length > 0]).toEqual([there.id, here.id, tooLong])
    }
})

test('answers that contradict each other are named', () => {
  const named = (facts: Facts) => scorePoints(pointsTable, answersOf(facts)).clashes.length
  expect(named({ age: 24, abroad: years(8) })).toBe(1)
  expect(named({ age: 24, australia: years(8) })).toBe(1)
  expect(named({ age: 24, abroad: years(7) })).toBe(0)
  expect(named({ age: 25, abroad: years(8) })).toBe(0)
  expect(named({ study: true, qualification: 'none' })).toBe(1)
  expect(named({ study: true, qualification: 'award' })).toBe(0)
})

// The table again, written from the rule text as arithmetic and independently of the first one.
const recount = {
  age: (age: number) => (age < 18 || age >= 45 ? Number.NaN : age >= 40 ? 15 : age >= 33 ? 25 : age >= 25 ? 30 : 25),
  english: { competent: 0, proficient: 10, superior: 20 },
  abroad: (months: number) => [36, 60, 96].filter((edge) => months >= edge).length * 5,
  australia: (months: number) => [12, 36, 60, 96].filter((edge) => months >= edge).length * 5,
  qualification: { doctorate: 20, bachelor: 15, award: 10, none: 0 },
  partner: { single: 10, citizen: 10, skilled: 10, english: 5, none: 0 },
}

function recounted(facts: AllFacts): number {
  const research = facts.specialist && (facts.qualification === 'doctorate' || facts.qualification === 'bachelor')
  return (
    recount.age(facts.age) +
    recount.english[facts.english] +
    Math.min(20, recount.abroad(facts.abroad) + recount.australia(facts.australia)) +
    recount.qualification[facts.qualification] +
    (research ? 10 : 0) +
    (facts.study ? (facts.regional ? 10 : 5) : 0) +
    (facts.professionalYear ? 5 : 0) +
    (facts.language ? 5 : 0) +
    recount.partner[facts.partner]
  )
}

test('every sum is the same when calculated a second way', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { sum, barredBy, totals } = scorePoints(pointsTable, answersOf(facts))
      const again = recounted(facts)
      expect(barredBy !== undefined).toBe(Number.isNaN(again))
      if (barredBy === undefined) expect([sum, ...totals.map(({ points }) => points)]).toEqual([again, again, again + 5, again + 15])
    }),
    { numRuns: 2000 },
  )
})

test('no sum passes 130, 135 and 145, and no work passes 20', () => {
  expect(largestTotals(pointsTable)).toEqual([130, 135, 145])
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const [independent = 0, nominated = 0, regional = 0] = scorePoints(pointsTable, answersOf(facts)).totals.map(({ points }) => points)
      expect(independent <= 130 && nominated <= 135 && regional <= 145).toBe(true)
      expect(scorePoints(pointsTable, answersOf({ abroad: facts.abroad, australia: facts.australia })).sum).toBeLessThanOrEqual(20)
    }),
  )
})

function factorOf(id: string) {
  const factor = pointsTable.factors.find((candidate) => candidate.id === id)
  if (factor === undefined) throw new Error(`The table has no factor ${id}`)
  return factor
}

function answersOf(facts: Facts): Record<string, string> {
  const yesNo = (fact: boolean | undefined, yes: string) => (fact === undefined ? undefined : fact ? yes : 'no')
  const amount = (id: string, value: number | undefined) => (value === undefined ? undefined : bandOf(factorOf(id), value)?.id)
  const answers = {
    age: amount('age', facts.age),
    english: facts.english,
    workAbroad: amount('workAbroad', facts.abroad),
    workAustralia: amount('workAustralia', facts.australia),
    qualification: facts.qualification,
    specialist: yesNo(facts.specialist, 'met'),
    australianStudy: yesNo(facts.study, 'met'),
    regionalStudy: yesNo(facts.regional, 'met'),
    professionalYear: yesNo(facts.professionalYear, 'met'),
    language: yesNo(facts.language, 'held'),
    partner: facts.partner,
  }
  return Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

const { factors } = pointsTable

const someAnswers = fc
  .tuple(...factors.map(({ id, bands }) => fc.option(fc.constantFrom(...bands.map((band) => [id, band.id] as const)))))
  .map((chosen) => Object.fromEntries(chosen.filter((entry) => entry !== null)))

test('answers come back from their address as they were', () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      const read = readFragment(factors, toFragment(factors, answers))
      expect(read).toEqual(Object.keys(answers).length === 0 ? { kind: 'none' } : { kind: 'answers', answers })
    }),
  )
})

test('a saved link keeps its meaning', () => {
  const answers = {
    age: '33to39',
    english: 'proficient',
    workAbroad: '5to8',
    workAustralia: '1to3',
    qualification: 'bachelor',
    language: 'held',
    partner: 'english',
  }
  expect(toFragment(factors, answers)).toBe('#points=2.31211----13')
  expect(toFragment(factors, { age: '33to39' })).toBe('#points=2.3')
  expect(toFragment(factors, {})).toBe('')
  expect(readFragment(factors, '#points=2.31211----13')).toEqual({ kind: 'answers', answers })
})

test('the rows for a single person and for a citizen’s partner say that they can be lost after the invitation', () => {
  const { bands, hint } = { hint: '', ...pointsTable.factors.find(({ id }) => id === 'partner'), bands: factorOf('partner').bands }
  expect(hint).toMatch(/first two rows Home Affairs also looks at what happens after the invitation/)
  expect(bands.find(({ id }) => id === 'single')?.why).toMatch(/changes before the visa is decided/)
  expect(bands.find(({ id }) => id === 'skilled')?.label).toMatch(/on the same list as yours/)
})

test('a link from before the partner rows were corrected says so, and fills in no row', () => {
  expect(readFragment(factors, '#points=1.31211----13')).toEqual({ kind: 'otherVersion' })
  expect(readFragment(factors, '#points=21.31211----13')).toEqual({ kind: 'otherVersion' })
})

test('an address that was cut, changed or made up leaves questions unanswered, never an error', () => {
  expect(readFragment(factors, '#points=2.3')).toEqual({ kind: 'answers', answers: { age: '33to39' } })
  expect(readFragment(factors, '#points=2.z%9é1')).toEqual({ kind: 'answers', answers: { qualification: 'bachelor' } })
  expect(readFragment(factors, '#points=2.')).toEqual({ kind: 'answers', answers: {} })
  for (const other of ['#points=7.31211', '#points=12', '#points=12x.3'])
    expect(readFragment(factors, other)).toEqual({ kind: 'otherVersion' })
  for (const other of ['', '#', '#english', '#points', '#points=', '#points=.3', '#x#points=2.3'])
    expect(readFragment(factors, other)).toEqual({ kind: 'none' })
  fc.assert(
    fc.property(fc.string(), (text) => {
      readFragment(factors, text)
      readFragment(factors, `#points=2.${text}`)
    }),
  )
})

function rowsOf(factor: string, answers: Record<string, string>) {
  const found = otherRows(pointsTable, answers).find((group) => group.factor.id === factor)
  return found?.rows.map(({ band, sum, change }) => `${band.id} ${sum} ${change}`)
}

test('each row that is not chosen shows the sum it alone would lead to', () => {
  expect(rowsOf('english', { age: '25to32', english: 'proficient' })).toEqual(['competent 30 -10', 'superior 50 10'])
  expect(rowsOf('english', {})).toEqual(['competent 0 0', 'proficient 10 10', 'superior 20 20'])
})

test('a row whose points the cap takes away changes nothing', () => {
  expect(rowsOf('workAbroad', { workAbroad: '5to8', workAustralia: '5to8' })).toEqual(['under3 15 -5', '3to5 20 0', '8plus 20 0'])
})

test('a row that rules an invitation out has no sum', () => {
  expect(rowsOf('age', { age: '40to44' })?.at(-1)).toBe('45plus null -15')
})
