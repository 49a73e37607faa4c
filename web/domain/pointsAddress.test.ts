import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsTable } from '../content/pointsTable.ts'
import { readFragment, toFragment } from './points.ts'

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
  expect(toFragment(factors, answers)).toBe('#points=1.31211----13')
  expect(readFragment(factors, '#points=1.31211----13')).toEqual({ kind: 'answers', answers })
})

test('an address that was cut, changed or made up leaves questions unanswered, never an error', () => {
  expect(readFragment(factors, '#points=1.3')).toEqual({ kind: 'answers', answers: { age: '33to39' } })
  expect(readFragment(factors, '#points=1.z%9é1')).toEqual({ kind: 'answers', answers: { qualification: 'bachelor' } })
  expect(readFragment(factors, '#points=1.')).toEqual({ kind: 'answers', answers: {} })
  expect(readFragment(factors, '#points=7.31211')).toEqual({ kind: 'otherVersion' })
  for (const other of ['', '#', '#english', '#points', '#points=', '#points=.3'])
    expect(readFragment(factors, other)).toEqual({ kind: 'none' })
  fc.assert(
    fc.property(fc.string(), (text) => {
      readFragment(factors, text)
      readFragment(factors, `#points=1.${text}`)
    }),
  )
})
