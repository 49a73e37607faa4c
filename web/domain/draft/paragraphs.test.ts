import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { countWords, labelOf, paragraphAt, paragraphsIn, quote } from './paragraphs.ts'

test.each([
  ['1.1 I began', [1, 1]],
  ['2.14\tI chose', [2, 14]],
  ['[3.2] I measured', [3, 2]],
  ['(1.3) I measured', [1, 3]],
  ['CE1.5 I measured', [1, 5]],
  ['CE 2.5: I measured', [2, 5]],
  ['1.2.3 I measured', [1, 2, 3]],
  ['1.7My duties', [1, 7]],
  ['CE – 2.3 I designed', [2, 3]],
  ['1.1- I designed', [1, 1]],
  ['1.1 – I designed', [1, 1]],
  ['1.1-I designed', [1, 1]],
  ['1.4 A settlement of 640 houses', [1, 4]],
])('“%s” starts with a number', (line, number) => {
  expect(labelOf(line).number).toEqual(number)
})

test.each([
  '2.5 kW were lost',
  '1.5 m of pipe',
  '3.5 per cent',
  '12 pumps ran',
  'I ran 1.5 km',
  '1.4°C more',
  '2.5-inch pipe',
  '1.5-2.0 m of pipe',
])('“%s” has none', (line) => {
  expect(labelOf(line).number).toBeUndefined()
})

test('a line of very many spaces is read within the bound of a test', () => {
  expect(labelOf(`CE${' '.repeat(300_000)}x`).number).toBeUndefined()
})

test('a list counted 1, 2, 3 is told apart', () => {
  expect(labelOf('4. I measured')).toMatchObject({ plain: 4 })
  expect(labelOf('4) I measured')).toMatchObject({ plain: 4 })
  expect(labelOf('2019. The work')).not.toHaveProperty('plain')
})

const kinds = (text: string) => paragraphsIn(text).map(({ kind }) => kind)

test('headings, captions, list items and table rows are not read as sentences', () => {
  expect(kinds('Background\n1.1 I measured the flow.\nFigure 2: The pump I chose\n• two valves\nPump\t3 kW\t40 m')).toEqual([
    'heading',
    'text',
    'caption',
    'item',
    'row',
  ])
})

test('a sentence that starts with a figure is no caption', () => {
  expect(kinds('1.1 Figure 3 shows the layout that we designed for the new pumping station.')).toEqual(['text'])
  expect(kinds('Drawing a conclusion from this test, I changed the pump for a smaller one.')).toEqual(['text'])
  expect(kinds('Drawing A: The pump\nTable I The flow that I measured at four points of the line\nFIG. 3 The pump')).toEqual([
    'caption',
    'caption',
    'caption',
  ])
})

test('the number does not count as a word of its paragraph', () => {
  const [paragraph] = paragraphsIn('  1.1\tI measured the flow.')
  expect(paragraph).toMatchObject({ number: [1, 1], words: 4, start: 2, body: 6 })
})

test('a text with a break after every line is joined again', () => {
  const wrapped = draft('episode-1').replace(/(.{60,75}) /g, '$1\n')
  expect(wrapped.split('\n').length).toBeGreaterThan(100)
  const numbers = (text: string) => paragraphsIn(text).filter(({ number }) => number)
  expect(numbers(wrapped).map(({ number, words }) => ({ number, words }))).toEqual(
    numbers(draft('episode-1')).map(({ number, words }) => ({ number, words })),
  )
})

test('paragraphs on consecutive lines stay apart', () => {
  expect(paragraphsIn('I measured the flow of the pump at four points.\nIt was low.\nI opened the valve.')).toHaveLength(3)
})

test('words are between spaces and contain a letter or a digit', () => {
  expect(countWords('The well-known valve – 2.5 m3 per hour (see Fig. 3) – was mine.')).toBe(12)
  expect(countWords('  \n ')).toBe(0)
})

const BROKEN = 'I measured the flow of the pump at the four points\nand then opened the valve again, as was agreed.'
const repeated = (count: number, text: string) => Array.from({ length: count }, () => text).join('\n\n')
const begins = (text: string) => paragraphsIn(text).map(({ start, end }) => text.slice(start, end).split('\n')[0])

test('three lines that are broken in a sentence make a text with breaks, two do not', () => {
  expect(paragraphsIn(repeated(2, BROKEN))).toHaveLength(4)
  expect(paragraphsIn(repeated(3, BROKEN))).toHaveLength(3)
})

test('three broken lines among many whole ones do not join those', () => {
  const whole = Array.from({ length: 12 }, () => 'I opened the valve of the second pump.').join('\n')
  expect(paragraphsIn(`${repeated(3, BROKEN)}\n\n${whole}`)).toHaveLength(6 + 12)
})

test('lines that end with a stop or are short, and lines that begin with a capital letter, are not broken', () => {
  for (const [first, second] of [
    ['I measured the flow of the pump at the four points.', 'and then opened it.'],
    ['He said of the flow at the four points “it is low.”', 'and then opened it.'],
    ['I measured the flow', 'and then opened it.'],
    ['I measured the flow of the pump at the four points', 'Then I opened it.'],
  ])
    expect(paragraphsIn(repeated(4, `${first}\n${second}`)), first).toHaveLength(8)
})

test.each([
  '2.7 The next step is to measure it,',
  '3. The third step is to measure it,',
  '• a valve of brass for the pump',
  'Figure 2: The pump',
])('in a text with a break after every line “%s” begins a paragraph', (mark) => {
  expect(begins(`${repeated(3, BROKEN)}\n${mark}\nand so on.`).slice(3)).toEqual([mark])
})

test('in a text with a break after every line a heading stays by itself, and so does a row of a table', () => {
  expect(begins(`${repeated(3, BROKEN)}\n\nBackground\nthe mill made board.`).slice(3)).toEqual(['Background', 'the mill made board.'])
  expect(begins(`${repeated(3, BROKEN)}\n\nPump\t3 kW\nand the valve was open.`).slice(3)).toEqual([
    'Pump\t3 kW',
    'and the valve was open.',
  ])
})

test.each(['• two', '– two', 'o two', 'a. two', 'k) two', '(b) two', 'iv) two', '(iii) two'])('“%s” is an item of a list', (line) => {
  expect(kinds(`${line} valves were open.`)).toEqual(['item'])
})

const words = (count: number) => Array.from({ length: count }, () => 'flow').join(' ')

test('ten words without a stop are a heading, eleven are text, and so is a quotation that ends', () => {
  expect(kinds(words(10))).toEqual(['heading'])
  expect(kinds(words(11))).toEqual(['text'])
  expect(kinds('I said “open it.”')).toEqual(['text'])
  expect(kinds('The pump (of 3 kW, 2.5 bar) and its valve')).toEqual(['heading'])
})

test('a caption has fewer than forty words, a row of a table fewer than sixty', () => {
  expect(kinds(`Figure 2: ${words(37)}.`)).toEqual(['caption'])
  expect(kinds(`Figure 2: ${words(38)}.`)).toEqual(['text'])
  expect(kinds(`Pump\t${words(58)}.`)).toEqual(['row'])
  expect(kinds(`Pump\t${words(59)}.`)).toEqual(['text'])
})

test('a quotation leaves out the number of its paragraph, and ends at a word where it is long', () => {
  const text = '1.1 I  measured the flow.\n1.2 It was low.'
  const [first, second] = paragraphsIn(text)
  if (!first || !second) throw new Error('Two paragraphs')
  expect(quote(text, first, first)).toBe('I measured the flow.')
  expect(quote(text, { start: first.body + 3, end: first.end }, first)).toBe('measured the flow.')
  expect(quote(text, first, undefined)).toBe('1.1 I measured the flow.')
  const long = `${'flow '.repeat(16)}again, and then more of it`
  expect(quote(long, { start: 0, end: long.length }, undefined)).toBe(`${'flow '.repeat(16)}again\u00a0…`)
  const word = `${'measure'.repeat(30)} it`
  expect(quote(word, { start: 0, end: word.length }, undefined), 'a word longer than the margin').toBe(`${word.slice(0, 88)}\u00a0…`)
  const whole = 'x'.repeat(88)
  expect(quote(whole, { start: 0, end: 88 }, undefined)).toBe(whole)
})

test('a place belongs to the paragraph that it is in', () => {
  const text = 'I measured it.\nI opened it.\nI closed it.'
  const paragraphs = paragraphsIn(text)
  const starts = [0, 14, 15, 27, 28, 40].map((start) => paragraphAt(paragraphs, { start, end: start })?.start)
  expect(starts).toEqual([0, 0, 15, 15, 28, 28])
})
