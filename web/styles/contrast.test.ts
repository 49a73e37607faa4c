import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('black on white is the most there is, a colour on itself the least', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#2c6e57', '#2c6e57')).toBe(1)
})

test('what is no colour is named', () => {
  expect(() => contrast('gum', '#ffffff')).toThrow('gum is not a colour')
})
