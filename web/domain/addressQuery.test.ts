import { expect, test } from 'vitest'
import { queryWith } from './addressQuery.ts'

test('values are set, changed and left out, and what another name has stays', () => {
  expect(queryWith('', { q: 'civil engineer', list: '' })).toBe('?q=civil+engineer')
  expect(queryWith('?utm_source=google&q=civil&list=ROL', { q: 'mining', list: '' })).toBe('?q=mining&utm_source=google')
  expect(queryWith('?codes=ea-233211&codes=ea-233214&utm_medium=cpc', { codes: 'ea-233211,ea-233214' })).toBe(
    '?codes=ea-233211,ea-233214&utm_medium=cpc',
  )
  expect(queryWith('?q=civil', { q: '' })).toBe('')
})
