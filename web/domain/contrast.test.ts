import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(tokens)?.[1]
  if (value === undefined) throw new Error(`styles/tokens.css has no colour --${name}`)
  return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value
}

test('black on white is the most there is, a colour on itself the least', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#2c6e57', '#2c6e57')).toBe(1)
})

test('what is no colour is named', () => {
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
  expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each(['paper', 'card'])('the edge of a control on %s can be seen', (ground) => {
  expect(contrast(token('rule-strong'), token(ground))).toBeGreaterThanOrEqual(3)
})
