import { expect, test } from 'vitest'
import { createGuideSearch } from './guideSearch.ts'

const search = createGuideSearch([
  { id: 'cdr', title: 'Do I need a CDR for Engineers Australia?', summary: 'Your qualification decides. The accord tests.' },
  { id: 'accords', title: 'Washington, Sydney and Dublin Accord', summary: 'Which accord covers your degree, and since when.' },
  { id: 'points', title: 'Points for your age', summary: 'A birthday can cost points in the test. Rules of the résumé.' },
  { id: 'english', title: 'English tests', summary: 'Scores, validity and an exemption.' },
  { id: 'rpl', title: 'The RPL report of the ACS', summary: 'Two projects, in your own words.' },
])
const found = (query: string) => [...search(query).ids]

test('words of the title or the summary, in any order, letter case and spelling of accents', () => {
  expect(found('accord')).toEqual(expect.arrayContaining(['cdr', 'accords']))
  expect(found('DUBLIN washington')).toEqual(['accords'])
  expect(found('birthday age')).toEqual(['points'])
  expect(found('resume')).toEqual(['points'])
  expect(found('Résumé')).toEqual(['points'])
})

test('the beginning of a word is enough, its middle is not', () => {
  expect(found('qualif')).toEqual(['cdr'])
  expect(found('fication')).toEqual([])
})

test('a plural finds the singular too, and the other way round', () => {
  expect(found('tests').sort()).toEqual(['cdr', 'english', 'points'])
  expect(found('test').sort()).toEqual(['cdr', 'english', 'points'])
})

test('a typing mistake is forgiven', () => {
  expect(found('enlgish')).toEqual(['english'])
})

test('every word counts: two guides that have one each are not found', () => {
  expect(found('dublin birthday')).toEqual([])
})

test('a word that no guide has is left out and named, unless nothing is found', () => {
  expect(search('english helicopter')).toEqual({ ids: new Set(['english']), unused: ['helicopter'] })
  expect(search('english helicopters').unused).toEqual(['helicopters'])
  expect(search('helicopter')).toEqual({ ids: new Set(), unused: [] })
})

test('no query finds every guide, signs alone find none', () => {
  expect(found(' ')).toHaveLength(5)
  expect(found(' +? ')).toEqual([])
})
