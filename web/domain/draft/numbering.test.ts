import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { numberingOf } from './numbering.ts'
import { paragraphsIn } from './paragraphs.ts'

const read = (text: string) => numberingOf(text, paragraphsIn(text))
const numbered = (...numbers: string[]) => read(numbers.map((number) => `${number} I measured the flow again.`).join('\n'))
const faults = (...numbers: string[]) =>
  numbered(...numbers).faults.map(({ fault, from, to }) => `${fault} ${from === to ? from : `${from}-${to}`}`)

test('an episode numbered without a break has no fault', () => {
  expect(read(draft('episode-1'))).toMatchObject({ style: 'dotted', episode: 1, faults: [], unnumbered: [] })
  expect(read(draft('episode-3')).numbers).toHaveLength(20)
})

test('a gap, a number used twice and a paragraph without a number are found with their spans', () => {
  const text = draft('episode-2')
  const { faults, unnumbered } = read(text)
  expect(faults.map(({ fault }) => fault)).toEqual(['gap', 'repeat'])
  expect(faults[0]).toMatchObject({ from: '2.7', to: '2.7' })
  expect(faults.map(({ span }) => text.slice(span.start, span.start + 12))).toEqual(['2.8 My dutie', '2.12 I propo'])
  expect(unnumbered.map(({ start }) => text.slice(start, start + 22))).toEqual(['I changed the material'])
})

test('an episode can start at 0', () => {
  expect(faults('1.0', '1.1', '1.2')).toEqual([])
  expect(faults('1.0', '1.2')).toEqual(['gap 1.1'])
  expect(faults('1.1', '1.0')).toEqual(['order 1.0'])
})

test('a number that comes too late is out of order and not missing', () => {
  expect(faults('1.1', '1.3', '1.2', '1.4')).toEqual(['order 1.2'])
})

test('a number of another episode is reported', () => {
  expect(faults('2.1', '2.2', '1.3', '2.3')).toEqual(['stray 1.3'])
})

test('numbers below a number are counted', () => {
  expect(faults('1.1', '1.1.1', '1.1.2', '1.2', '1.2.1')).toEqual([])
  expect(faults('1.1.1', '1.1.2', '1.2.1', '1.2.3')).toEqual(['gap 1.2.2'])
})

test('paragraphs counted 1, 2, 3 are told apart from paragraphs without numbers', () => {
  expect(numbered('1.', '2.', '3.').style).toBe('plain')
  expect(read('I measured the flow.\nI opened the valve.').style).toBe('none')
})

test('a paragraph of twelve words without a number is reported, one of eleven is not', () => {
  const between = (words: number) => `1.1 I measured it.\nI ${'measured '.repeat(words - 2)}it.\n1.2 I opened it.`
  expect(read(between(12)).unnumbered).toHaveLength(1)
  expect(read(between(11)).unnumbered).toEqual([])
})

test('several numbers that are left out are one gap, and one that comes later is not left out', () => {
  expect(faults('1.1', '1.5', '1.7')).toEqual(['gap 1.2-1.4', 'gap 1.6'])
  expect(faults('1.1', '1.4', '1.2', '1.5')).toEqual(['gap 1.3', 'order 1.2'])
  expect(faults('1.2', '1.1.3')).toEqual(['gap 1.1', 'order 1.1.3'])
})

test('one number alone is no numbering, and two plain numbers are none', () => {
  expect(numbered('1.1')).toMatchObject({ style: 'none', numbers: [], faults: [] })
  expect(numbered('1.', '2.').style).toBe('none')
})
