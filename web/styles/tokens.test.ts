import { expect, test } from 'vitest'
import { colour, contrast } from './tokens.ts'

test('black on white has the most contrast, a colour on itself the least', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#2c6e57', '#2c6e57')).toBe(1)
})

test('an invalid colour is named', () => {
  expect(() => contrast('gum', '#ffffff')).toThrow('gum is not a colour')
})

test.each([
  ['ink', 'highlighter'],
  ['ink', 'highlight-soft'],
  ['ink', 'mist'],
  ...['ink', 'ink-soft', 'muted', 'gum', 'clay', 'error'].flatMap((text) => [
    [text, 'paper'],
    [text, 'card'],
  ]),
  ['gum', 'gum-soft'],
  ['card', 'toast-success'],
  ['highlighter', 'ink'],
])('%s on %s can be read', (text, ground) => {
  expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each(['paper', 'card'])('the edge of a control on %s can be seen', (ground) => {
  expect(contrast(colour('rule-strong'), colour(ground))).toBeGreaterThanOrEqual(3)
})

test('a colour that the style sheet does not have is named', () => {
  expect(() => colour('inkk')).toThrow('tokens.css has no colour --inkk')
})
