import { expect, test } from 'vitest'
import { closestLevel, codeAt, codeLevels, sharedDigits } from './anzscoCode.ts'

test('reads a code from the major group to the occupation', () => {
  expect(codeLevels.map((level) => codeAt('233211', level))).toEqual(['2', '23', '233', '2332', '233211'])
})

test('finds where two codes part', () => {
  expect(sharedDigits('233211', '233214')).toBe('23321')
  expect(sharedDigits('233211', '312211')).toBe('')
  expect(sharedDigits('133211', '133211')).toBe('133211')
})

test('names the narrowest group two codes share', () => {
  expect(closestLevel('233211', '233214')).toBe('unit')
  expect(closestLevel('233211', '233611')).toBe('minor')
  expect(closestLevel('261111', '233911')).toBe('major')
  expect(closestLevel('133211', '133211')).toBe('occupation')
  expect(closestLevel('233211', '312211')).toBeUndefined()
})
