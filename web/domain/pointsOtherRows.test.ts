import { expect, test } from 'vitest'
import { pointsTable } from '../content/pointsTable.ts'
import { otherRows } from './points.ts'

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

test('every row of the table is either chosen or among the others', () => {
  const answers = { age: '25to32', partner: 'single', specialist: 'met' }
  const shown = otherRows(pointsTable, answers).flatMap(({ rows }) => rows).length
  const all = pointsTable.factors.flatMap(({ bands }) => bands).length
  expect(shown).toBe(all - Object.keys(answers).length)
})
