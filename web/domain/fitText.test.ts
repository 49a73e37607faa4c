import { expect, test } from 'vitest'
import { firstThatFits, pageTitle } from './fitText.ts'

const suffixes = ['Migration skills assessment help, Sydney', 'Skills assessment help, Sydney']

test('a short title says what the site is', () => {
  expect(pageTitle('Pricing', suffixes)).toBe('Pricing | Migration skills assessment help, Sydney')
})

test('a longer title takes the shorter suffix rather than be cut off', () => {
  const title = 'CDR writing guidance'
  expect(pageTitle(title, suffixes)).toBe(`${title} | Skills assessment help, Sydney`)
})

test('a title and its suffix may take sixty letters, and not one more', () => {
  const room = 60 - ' | Skills assessment help, Sydney'.length
  expect(pageTitle('x'.repeat(room), suffixes)).toHaveLength(60)
  expect(pageTitle('x'.repeat(room + 1), suffixes)).toBe('x'.repeat(room + 1))
})

test('a title with no room left has no suffix', () => {
  const title = 'The IML assessment for managers: who fits and what to prepare'
  expect(pageTitle(title, suffixes)).toBe(title)
})

test('the first wording that fits is taken', () => {
  expect(firstThatFits(['a long wording', 'short', 'shorter'], 5)).toBe('short')
  expect(() => firstThatFits(['a long wording'], 6)).toThrow('a long wording')
})
