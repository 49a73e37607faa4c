import { expect, test } from 'vitest'
import { pointsTable } from '../content/pointsTable.ts'
import type { Factor } from './points.ts'
import { ageOnDay, isoDay, yearsBetween } from './pointsAge.ts'

const age = pointsTable.factors.find(({ id }) => id === 'age') as Factor

function bandOn(birth: string, day: string) {
  const found = ageOnDay(age, birth, day)
  return typeof found === 'string' ? found : `${found.years} ${found.band.id}`
}

test.each([
  ['2008-11-22', '2026-11-21', '17 under18'],
  ['2008-11-21', '2026-11-21', '18 18to24'],
  ['2001-11-22', '2026-11-21', '24 18to24'],
  ['2001-11-21', '2026-11-21', '25 25to32'],
  ['1993-11-22', '2026-11-21', '32 25to32'],
  ['1993-11-21', '2026-11-21', '33 33to39'],
  ['1986-11-22', '2026-11-21', '39 33to39'],
  ['1986-11-21', '2026-11-21', '40 40to44'],
  ['1981-11-22', '2026-11-21', '44 40to44'],
  ['1981-11-21', '2026-11-21', '45 45plus'],
])('born %s, invited %s: %s', (birth, day, expected) => {
  expect(bandOn(birth, day)).toBe(expected)
})

test('the birthdays still to come are given with the row that begins on them', () => {
  const found = ageOnDay(age, '1994-03-14', '2026-11-21')
  if (typeof found === 'string') throw new Error(found)
  expect(found.edges.map(({ years, date, band }) => `${years} ${date} ${band.id}`)).toEqual([
    '33 2027-03-14 33to39',
    '40 2034-03-14 40to44',
    '45 2039-03-14 45plus',
  ])
})

test('on a birthday its row has begun, so it is none of those to come', () => {
  const found = ageOnDay(age, '1993-11-21', '2026-11-21')
  if (typeof found === 'string') throw new Error(found)
  expect(found.edges.map(({ years }) => years)).toEqual([40, 45])
})

test('a birthday on 29 February falls on 1 March in other years', () => {
  expect(yearsBetween('1992-02-29', '2025-02-28')).toBe(32)
  expect(yearsBetween('1992-02-29', '2025-03-01')).toBe(33)
  expect(yearsBetween('1992-02-29', '2024-02-29')).toBe(32)
  const found = ageOnDay(age, '1992-02-29', '2024-02-29')
  if (typeof found === 'string') throw new Error(found)
  expect(found.edges[0]?.date).toBe('2025-03-01')
})

test('invalid dates and dates in the wrong order are told apart', () => {
  for (const birth of ['', '1994', '0199-03-14', '1994-02-30', '12026-01-01', 'today'])
    expect(ageOnDay(age, birth, '2026-11-21')).toBe('unreadable')
  expect(ageOnDay(age, '1994-03-14', '')).toBe('unreadable')
  expect(ageOnDay(age, '2027-03-14', '2026-11-21')).toBe('unborn')
  expect(bandOn('2026-11-21', '2026-11-21')).toBe('0 under18')
})

test('a local day is written as in the calendar, whatever the time zone', () => {
  expect(isoDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05')
  expect(isoDay(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31')
})
