import { expect, test } from 'vitest'
import { pointsMessage, scorePoints } from './points.ts'

const table = {
  mark: 65,
  cap: { factors: ['abroad', 'here'], most: 20 },
  factors: [
    { ...factor('Age'), bands: [band('30', 30), { ...band('old', 0), bars: true }] },
    { ...factor('Abroad'), bands: [band('5', 10)] },
    { ...factor('Here'), bands: [band('5', 15)] },
  ],
  visas: [
    { subclass: '189', nomination: 0 },
    { subclass: '491', nomination: 15 },
  ],
  clashes: [{ when: { abroad: ['5'], age: ['old'] }, text: 'Too old for this' }],
}

const words = {
  start: '[start]',
  end: '[end]',
  line: '{factor}: {answer} = {points}',
  waiting: '{factor}: waits',
  unanswered: 'Open: {factors}',
  cap: 'Work {sum} counted {counted}',
  total: '{subclass}: {points}',
  totalNominated: '{subclass}: {points} with {nomination}',
  estimate: 'Estimate.',
}

function factor(short: string) {
  return { id: short.toLowerCase(), short, legend: short, evidence: '' }
}

function band(id: string, points: number) {
  return { id, points, label: `row ${id}`, why: `why ${id}` }
}

test('the breakdown names each answer, the cap, the totals and the unanswered lines', () => {
  const score = scorePoints(table, { abroad: '5', here: '5' })
  expect(pointsMessage(score, words).split('\n')).toEqual([
    '[start]',
    'Abroad: row 5 = 10',
    'Here: row 5 = 15',
    'Open: Age',
    'Work 25 counted 20',
    '189: 20',
    '491: 35 with 15',
    'Estimate.',
    '[end]',
  ])
})

test('nothing is said of unanswered lines or the cap where there are none', () => {
  const score = scorePoints(table, { age: '30', abroad: '5', here: 'none' })
  expect(pointsMessage(scorePoints({ ...table, factors: table.factors.slice(0, 2) }, { age: '30', abroad: '5' }), words)).toBe(
    ['[start]', 'Age: row 30 = 30', 'Abroad: row 5 = 10', '189: 40', '491: 55 with 15', 'Estimate.', '[end]'].join('\n'),
  )
  expect([score.answered, score.cap]).toEqual([2, undefined])
})

test('answers that contradict each other are named', () => {
  expect(pointsMessage(scorePoints(table, { age: 'old', abroad: '5' }), words)).toContain('\nToo old for this\nEstimate.')
})

test('a visitor who is too old gets the reason in place of totals', () => {
  const text = pointsMessage(scorePoints(table, { age: 'old' }), words)
  expect(text).toContain('why old')
  expect(text).not.toContain('189:')
})
