import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { countWords, labelOf, paragraphsIn } from './paragraphs.ts'

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
