import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { colour } from './tokens.ts'

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
