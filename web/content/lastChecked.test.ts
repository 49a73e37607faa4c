import { expect, test } from 'vitest'
import { lastChecked } from './lastChecked.ts'
import { sources } from './sources.ts'

test('finds the check of a source however deep it is named', () => {
  expect(lastChecked({ asks: { facts: [{ text: 'A rule', sources: ['ea-msa'] }] } })).toBe(sources['ea-msa'].copied)
})

test('two sources: the older date is the one to state', () => {
  expect(lastChecked([{ sources: ['acs-rpl'] }, { sources: ['ea-msa'] }])).toBe(sources['ea-msa'].copied)
  expect(lastChecked({ sources: ['ea-msa', 'acs-rpl'] })).toBe(sources['ea-msa'].copied)
})

test('knows no date where no source is named', () => {
  expect(lastChecked({ heading: 'Samples', sections: ['Words'] })).toBeUndefined()
})
