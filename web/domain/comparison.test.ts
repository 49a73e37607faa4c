import { expect, test } from 'vitest'
import { comparisonPath, idsInAddress } from './comparison.ts'

const search = (path: string) => path.slice(path.indexOf('?'))

test('the address says which occupations are compared', () => {
  expect(comparisonPath(['ea-233211', 'iml-133211'])).toBe('/anzsco/compare?codes=ea-233211,iml-133211')
  expect(idsInAddress(search(comparisonPath(['ea-233211', 'iml-133211'])))).toEqual(['ea-233211', 'iml-133211'])
  expect(comparisonPath([])).toBe('/anzsco/compare')
})

test('ticked boxes sent without JavaScript and commas escaped by a messaging app work too', () => {
  expect(idsInAddress('?codes=ea-233211&codes=acs-261313')).toEqual(['ea-233211', 'acs-261313'])
  expect(idsInAddress('?codes=ea-233211%2Cacs-261313')).toEqual(['ea-233211', 'acs-261313'])
})

test('codes that are wrong, repeated or a fourth are left out', () => {
  expect(idsInAddress('?codes=ea-233211,ea-233211,<b>,ea-23321,acs-261313,acs-261312,acs-261311')).toEqual([
    'ea-233211',
    'acs-261313',
    'acs-261312',
  ])
  expect(idsInAddress('')).toEqual([])
})
