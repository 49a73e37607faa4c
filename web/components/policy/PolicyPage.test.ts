import { expect, test } from 'vitest'
import { clausesNamed, numberClauses } from './PolicyPage.tsx'

const parts = [{ clauses: [{ heading: 'Who' }] }, { clauses: [{ heading: 'When' }, { heading: 'How' }] }]

test('a clause is numbered by its part and its place in it', () => {
  expect(numberClauses(parts).flat()).toEqual([
    { heading: 'Who', number: '1.1', anchor: 'clause-1-1' },
    { heading: 'When', number: '2.1', anchor: 'clause-2-1' },
    { heading: 'How', number: '2.2', anchor: 'clause-2-2' },
  ])
})

test('clauses are found by heading, in the order asked for', () => {
  const found = clausesNamed(numberClauses(parts).flat(), ['How', 'Who'])
  expect(found.map(({ number }) => number)).toEqual(['2.2', '1.1'])
})

test('a heading that no clause has is named', () => {
  expect(() => clausesNamed(numberClauses(parts).flat(), ['Why'])).toThrow('“Why”')
})
