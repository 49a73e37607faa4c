import { expect, test } from 'vitest'
import { paragraphsIn } from './paragraphs.ts'
import { sentencesIn } from './sentences.ts'

const read = (text: string) => sentencesIn(text, paragraphsIn(text)).map((sentence) => sentence.text)

test('abbreviations, decimals and initials end no sentence', () => {
  expect(read('1.1 I reported to Mr. D. Karki of Himal Pvt. Ltd. and used 3.5 bar, e.g. Fig. 3 and no. 7. I measured it.')).toEqual([
    'I reported to Mr. D. Karki of Himal Pvt. Ltd. and used 3.5 bar, e.g. Fig. 3 and no. 7.',
    'I measured it.',
  ])
})

test('a unit and the word “I” can end one', () => {
  expect(read('The supply fell to 340 V. He knew less than I. The pump stopped.')).toHaveLength(3)
})

test('headings, captions and table rows have none', () => {
  expect(read('Background\nFigure 2. The pump. I drew it.\nPump\t3 kW\nI chose it.')).toEqual(['I chose it.'])
})

test('words are counted without the number of the paragraph', () => {
  const text = '2.12 I chose the second pump.'
  expect(sentencesIn(text, paragraphsIn(text))).toMatchObject([{ words: 5, start: 5 }])
})
