import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { checkStatement } from './summaryStatement.ts'

const check = (text: string) => checkStatement(text, new Set(['1.1', '1.2', '1.3', '2.1']), [6, 4, 6])
const numbers = (text: string) =>
  check(text).rows.map(({ code, references }) => [code, ...references.map(({ number }) => number)].join(' '))

test('a table pasted from Word is read row by row', () => {
  const { category, otherCategories, rows } = check(draft('summary-statement'))
  expect(category).toBe('PE')
  expect(otherCategories).toEqual([])
  expect(rows).toHaveLength(15)
  expect(numbers(draft('summary-statement'))).toContain('PE2.1 3.6 3.7 3.8 3.9 3.10 3.11')
})

test.each([
  ['PE1.1 Fundamentals CE1.14, CE 2.3 and 3.1', 'PE1.1 1.14 2.3 3.1'],
  ['PE 1.1\t1.2 to 1.4', 'PE1.1 1.2 1.3 1.4'],
  ['ET2.3 (2.5; 2.7)', 'ET2.3 2.5 2.7'],
  ['PE1.2\t1.1,1.2,1.3', 'PE1.2 1.1 1.2 1.3'],
  ['PE1.2\t1.9,1.10,2.11', 'PE1.2 1.9 1.10 2.11'],
  ['PE1.2\tCE1.1/CE1.9/1.12', 'PE1.2 1.1 1.9 1.12'],
  ['PE1.2\t1.1-1.3,2.5', 'PE1.2 1.1 1.2 1.3 2.5'],
  ['PE1.1 on 1.2.2020 and 01.2.2020, for 1.500,50 and 2.5,000', 'PE1.1'],
  ['PE1.1 a pump of 2.5 kW, 1.5 times, 3.5%, 12.4 and 0.3', 'PE1.1'],
])('“%s” cites', (text, row) => {
  expect(numbers(text)).toEqual([row])
})

test('the span of a reference can be shown', () => {
  const text = 'PE1.1\tFundamentals\tCE1.14, CE2.3,2.4'
  const [row] = check(text).rows
  expect(row?.references.map(({ start, end }) => text.slice(start, end))).toEqual(['CE1.14', 'CE2.3', '2.4'])
})

test('a reference to a paragraph that no episode has is found, and one into a missing episode is not judged', () => {
  const { nowhere, unchecked } = check('PE1.1 CE1.3, CE1.4\nPE1.2 CE3.1')
  expect(nowhere).toMatchObject([{ code: 'PE1.1', number: '1.4' }])
  expect(unchecked).toBe(1)
})

test('elements without a paragraph and elements that are missing are told apart', () => {
  const { elements } = check(draft('summary-statement'))
  expect(elements).toHaveLength(16)
  expect(elements.filter(({ state }) => state === 'bare').map(({ code }) => code)).toEqual(['PE1.4'])
  expect(elements.filter(({ state }) => state === 'missing').map(({ code }) => code)).toEqual(['PE3.5'])
})

test('a code that the standard does not have, and a second category, are found', () => {
  const { unknown, otherCategories } = check('PE1.1 1.1\nPE2.5 1.2\nPE1.2 1.1\nET1.3 1.1')
  expect(unknown.map(({ code }) => code)).toEqual(['PE2.5'])
  expect(otherCategories).toEqual(['ET'])
})

test('for an Engineering Manager only the references are checked', () => {
  const { elements, nowhere } = check('EM1.1 CE1.9')
  expect(elements).toEqual([])
  expect(nowhere).toHaveLength(1)
})

test('the category whose codes are named most often counts, wherever it comes', () => {
  const { category, otherCategories } = check('ET1.1 1.1\nEA1.1 1.1\nEA1.2 1.2\nPE1.1 1.1\nPE1.2 1.1\nPE1.3 1.2')
  expect([category, ...otherCategories]).toEqual(['PE', 'EA', 'ET'])
})

test('the rows of one element are read together', () => {
  const { rows, elements } = check('PE1.1\tCE1.1\nPE1.2\tCE1.2\nPE1.1\tCE1.1, CE1.3')
  expect(rows.map(({ code, references }) => [code, ...references.map(({ number }) => number)])).toEqual([
    ['PE1.1', '1.1', '1.1', '1.3'],
    ['PE1.2', '1.2'],
  ])
  expect(elements[0]).toMatchObject({ code: 'PE1.1', state: 'cited', references: ['1.1', '1.3'] })
})

test('a range of thirty paragraphs is counted, a longer one and one from one episode into another are two numbers', () => {
  expect(numbers('PE1.1\t1.1-1.30')[0]?.split(' ')).toHaveLength(1 + 30)
  expect(numbers('PE1.1\t1.1-1.31')).toEqual(['PE1.1 1.1 1.31'])
  expect(numbers('PE1.1\t1.9-2.2')).toEqual(['PE1.1 1.9 2.2'])
  expect(numbers('PE1.1\t1.9-1.2')).toEqual(['PE1.1 1.9 1.2'])
})
