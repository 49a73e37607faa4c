import { expect, test } from 'vitest'
import { groupByUnit, listsOf, neighboursOf, passes } from './occupations.ts'

const civil = { code: '233211', unitGroup: { code: '2332', title: 'Civil Engineering Professionals' } }
const structural = { code: '233214', unitGroup: { code: '2332', title: 'Civil Engineering Professionals' } }
const naval = { code: '233916', unitGroup: { code: '2339', title: 'Other Engineering Professionals' } }

test('occupations of one unit group stand together', () => {
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

test('filters work together and an empty one lets everything through', () => {
  const row = { category: 'Professional Engineer', lists: ['MLTSSL', '494'] }
  expect(passes(row, { category: '', list: '' })).toBe(true)
  expect(passes(row, { category: 'Professional Engineer', list: 'MLTSSL' })).toBe(true)
  expect(passes(row, { category: 'Professional Engineer', list: 'CSOL' })).toBe(false)
  expect(passes(row, { category: 'Engineering Associate', list: 'MLTSSL' })).toBe(false)
})
