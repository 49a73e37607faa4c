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
  expect(search('english helicopter')).toEqual({ ids: new Set(['english']), unused: ['helicopter'], guesses: [] })
  expect(search('english helicopters').unused).toEqual(['helicopters'])
  expect(search('helicopter')).toEqual({ ids: new Set(), unused: [], guesses: [] })
})

test('no query finds every guide, signs alone find none', () => {
  expect(found(' ')).toHaveLength(5)
  expect(found(' +? ')).toEqual([])
})

test('a word read as another is named, and the beginning of a short one is not guessed', () => {
  expect(search('enlgish').guesses).toEqual([{ typed: 'enlgish', meant: 'english' }])
  expect(found('pont')).toEqual([])
  expect(search('english').guesses).toEqual([])
})

const more = createGuideSearch(
  [
    { id: 'elements', title: 'The elements of a CDR', summary: 'Codes, fees and samples.', sections: 'about ai tools' },
    { id: 'fees', title: 'What Engineers Australia charges', summary: 'Its fees.', sought: ['fees', 'how much', 'do you pay'] },
    { id: 'cdr', title: 'Do I need a CDR?', summary: 'Your qualification decides.' },
  ],
  ['do', 'i', 'a', 'is', 'how', 'can'],
)

test('words that people look for it with, and those of its headings, find a guide, the best first', () => {
  expect([...more('fees').ids]).toEqual(['fees', 'elements'])
  expect(more('how much is xy')).toMatchObject({ ids: new Set(['fees']), unused: ['xy'] })
  expect([...more('how much').ids]).toEqual(['fees'])
  expect([...more('can i pay').ids]).toEqual(['fees'])
  expect([...more('ai').ids]).toEqual(['elements'])
})

test('the small words of a question are not asked for, and say which guide is best', () => {
  expect([...more('do i need a cdr').ids]).toEqual(['cdr'])
  expect([...more('is a cdr').ids]).toEqual(['elements', 'cdr'])
  expect([...more('do i cdr').ids]).toEqual(['cdr', 'elements'])
})
