import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { paragraphsIn } from './paragraphs.ts'

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

test('the number is no word of its paragraph', () => {
  const [paragraph] = paragraphsIn('  1.1\tI measured the flow.')
  expect(paragraph).toMatchObject({ number: [1, 1], words: 4, start: 2, body: 6 })
})

test('a text with a break after every line is put together again', () => {
  const wrapped = draft('episode-1').replace(/(.{60,75}) /g, '$1\n')
  expect(wrapped.split('\n').length).toBeGreaterThan(100)
  const numbers = (text: string) => paragraphsIn(text).filter(({ number }) => number)
  expect(numbers(wrapped).map(({ number, words }) => ({ number, words }))).toEqual(
    numbers(draft('episode-1')).map(({ number, words }) => ({ number, words })),
  )
})

test('paragraphs that stand line under line stay apart', () => {
  expect(paragraphsIn('I measured the flow of the pump at four points.\nIt was low.\nI opened the valve.')).toHaveLength(3)
})
