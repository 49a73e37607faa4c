import { expect, test } from 'vitest'
import { pageTitle } from './pageTitle.ts'

const suffixes = ['Migration skills assessment help, Sydney', 'Skills assessment help, Sydney']

test('a short title carries what the site is', () => {
  expect(pageTitle('Pricing', suffixes)).toBe('Pricing | Migration skills assessment help, Sydney')
})

test('a longer title takes the shorter suffix rather than be cut off', () => {
  const title = 'CDR Writing: guidance on your report'
  expect(pageTitle(title, suffixes)).toBe(`${title} | Skills assessment help, Sydney`)
})

test('a title with no room left stands alone', () => {
  const title = 'The IML assessment for managers: who fits and what to prepare'
  expect(pageTitle(title, suffixes)).toBe(title)
})
