import { expect, test } from 'vitest'
import { lastChecked } from './lastChecked.ts'
import { sources } from './sources.ts'

test('finds the check of a source however deep it is named', () => {
  expect(lastChecked({ asks: { facts: [{ text: 'A rule', sources: ['ea-msa'] }] } })).toBe(sources['ea-msa'].checked)
})

test('knows no date where no source is named', () => {
  expect(lastChecked({ heading: 'Samples', sections: ['Words'] })).toBeUndefined()
})
