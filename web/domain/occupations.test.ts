import { expect, test } from 'vitest'
import {
  closestLevel,
  comparisonPath,
  differencesOf,
  groupByUnit,
  idsInAddress,
  listsOf,
  neighboursOf,
  passes,
  sharedDigits,
} from './occupations.ts'

const civil = { code: '233211', unitGroup: { code: '2332', title: 'Civil Engineering Professionals' } }
const structural = { code: '233214', unitGroup: { code: '2332', title: 'Civil Engineering Professionals' } }
const naval = { code: '233916', unitGroup: { code: '2339', title: 'Other Engineering Professionals' } }

test('occupations of one unit group are together', () => {
  expect(groupByUnit([civil, naval, structural])).toEqual([
    { code: '2332', title: 'Civil Engineering Professionals', members: [civil, structural] },
    { code: '2339', title: 'Other Engineering Professionals', members: [naval] },
  ])
})

test('the first occupation has nothing before it and the last nothing after', () => {
  const all = [civil, structural, naval]
  expect(neighboursOf(all, civil)).toEqual({ next: structural })
  expect(neighboursOf(all, structural)).toEqual({ previous: civil, next: naval })
  expect(neighboursOf(all, naval)).toEqual({ previous: structural })
  expect(neighboursOf([civil], naval)).toEqual({})
})

test('the label of the 494 instrument does not put a code on a points-tested list', () => {
  expect(listsOf({ lists: ['CSOL'], list494: 'MLTSSL' })).toEqual(['CSOL', '494'])
  expect(listsOf({ lists: ['CSOL', 'STSOL'] })).toEqual(['STSOL', 'CSOL'])
})

test('filters work together, and an empty one hides nothing', () => {
  const row = { category: 'Professional Engineer', lists: ['MLTSSL', '494'] }
  expect(passes(row, { category: '', list: '' })).toBe(true)
  expect(passes(row, { category: 'Professional Engineer', list: 'MLTSSL' })).toBe(true)
  expect(passes(row, { category: 'Professional Engineer', list: 'CSOL' })).toBe(false)
  expect(passes(row, { category: 'Engineering Associate', list: 'MLTSSL' })).toBe(false)
})

test('the digits that two codes share are those they begin with', () => {
  expect(sharedDigits('233211', '233214')).toBe('23321')
  expect(sharedDigits('233211', '233911')).toBe('233')
  expect(sharedDigits('261313', '133211')).toBe('')
  expect(sharedDigits('261313', '261313')).toBe('261313')
})

test('names the narrowest group two codes share', () => {
  expect(closestLevel('233211', '233214')).toBe('unit')
  expect(closestLevel('233211', '233611')).toBe('minor')
  expect(closestLevel('261111', '233911')).toBe('major')
  expect(closestLevel('133211', '133211')).toBe('occupation')
  expect(closestLevel('233211', '312211')).toBeUndefined()
})

test('a near code is told apart by level, category and lists, as far as they differ', () => {
  const engineer = { skillLevel: 1, category: 'Professional Engineer', lists: ['MLTSSL', 'CSOL'], list494: 'MLTSSL' } as const
  const draftsperson = { skillLevel: 2, category: 'Engineering Associate', lists: ['MLTSSL', 'STSOL'], list494: 'MLTSSL' } as const
  expect(differencesOf(engineer, draftsperson)).toEqual({
    skillLevel: 2,
    category: 'Engineering Associate',
    onlyTheirs: ['STSOL'],
    onlyOurs: ['CSOL'],
  })
  expect(differencesOf(engineer, engineer)).toEqual({ onlyTheirs: [], onlyOurs: [] })
})

const search = (path: string) => path.slice(path.indexOf('?'))

test('the address says which occupations are compared', () => {
  expect(comparisonPath(['ea-233211', 'iml-133211'])).toBe('/anzsco/compare?codes=ea-233211,iml-133211')
  expect(idsInAddress(search(comparisonPath(['ea-233211', 'iml-133211'])), known)).toEqual(['ea-233211', 'iml-133211'])
  expect(comparisonPath([])).toBe('/anzsco/compare')
  expect(comparisonPath(['ea-233211'], '?utm_source=news&codes=ea-233212&x=a%20b')).toBe(
    '/anzsco/compare?codes=ea-233211&utm_source=news&x=a+b',
  )
  expect(comparisonPath([], '?codes=ea-233212&utm_source=news')).toBe('/anzsco/compare?utm_source=news')
})

const known = new Set(['ea-233211', 'ea-133211', 'iml-133211', 'acs-261311', 'acs-261312', 'acs-261313'])

test('ticked boxes sent without JavaScript and commas escaped by a messaging app work too', () => {
  expect(idsInAddress('?codes=ea-233211&codes=acs-261313', known)).toEqual(['ea-233211', 'acs-261313'])
  expect(idsInAddress('?codes=ea-233211%2Cacs-261313', known)).toEqual(['ea-233211', 'acs-261313'])
})

test('a code that one authority has needs no authority', () => {
  expect(idsInAddress('?codes=261313,261312', known)).toEqual(['acs-261313', 'acs-261312'])
  expect(idsInAddress('?codes=261313,%20ea-233211,acs-261313', known)).toEqual(['acs-261313', 'ea-233211'])
  expect(idsInAddress('?codes=133211,999999,61313', known)).toEqual([])
})

test('codes that are wrong, repeated or a fourth are left out', () => {
  expect(idsInAddress('?codes=ea-233211,ea-233211,<b>,ea-23321,acs-261313,acs-261312,acs-261311', known)).toEqual([
    'ea-233211',
    'acs-261313',
    'acs-261312',
  ])
  expect(idsInAddress('?codes=xea-233211,ea-2332111', known)).toEqual([])
  expect(idsInAddress('', known)).toEqual([])
})
