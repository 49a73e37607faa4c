import { expect, test } from 'vitest'
import { anzscoGroups, groupsOf } from './anzscoGroups.ts'
import { occupations } from './occupations.ts'

test('every occupation has the title of each group above it', () => {
  for (const occupation of occupations) expect(groupsOf(occupation), occupation.code).toHaveLength(5)
})

test('no title stands for a group without an occupation', () => {
  const used = new Set(occupations.flatMap((occupation) => groupsOf(occupation).map(({ code }) => code)))
  expect(Object.keys(anzscoGroups.titles).filter((code) => !used.has(code))).toEqual([])
})
