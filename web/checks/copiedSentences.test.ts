import { expect, test } from 'vitest'
import { copiedNames, copiedSentences, saidTwice } from './copiedSentences.ts'
import { contentDocuments } from './documents.ts'

const document = (file: string, ...blocks: string[]) => ({ name: file, file, data: null, blocks })
const sentence = 'We contest the outcome with you and read each letter.'

test('a sentence that a copied page still has of another is named with both places', () => {
  const documents = [document('services/review.ts', sentence), document('services/cover-letter.ts', sentence)]
  const files = [
    { file: 'content/services/review.ts', text: `export const service = {\n  lead: '${sentence}',\n}` },
    { file: 'content/services/cover-letter.ts', text: `\n\n  lead: '${sentence}',` },
  ]
  expect(copiedSentences(documents, files, [])).toEqual([
    expect.stringContaining(`content/services/review.ts:2 and content/services/cover-letter.ts:3  the same sentence in two: “${sentence}”`),
  ])
  expect(copiedSentences(documents, files, [sentence])).toEqual([])
})

test('what two pages import from a constant, and what a page and an article both say, is no copy', () => {
  const documents = [document('services/one.ts', sentence), document('services/two.ts', sentence), document('posts/three.md', sentence)]
  const files = [
    { file: 'content/services/one.ts', text: 'lead: shared.lead' },
    { file: 'content/services/two.ts', text: `lead: '${sentence}'` },
    { file: 'content/posts/three.md', text: sentence },
  ]
  expect(copiedSentences(documents, files, [])).toEqual([])
})

test('a copied service that keeps the other’s title or the subject of its leads is named with it', () => {
  const review = { slug: 'review', title: 'Review', form: { title: 'Ask', messageLabel: 'Your letter', subject: 'Review' } }
  const copy = { slug: 'copy', title: 'Review', form: { title: 'Ask us', messageLabel: 'Your copy', subject: 'Review' } }
  expect(copiedNames([review, copy])).toEqual([
    'content/services/review.ts and content/services/copy.ts  have one title: “Review”. Give each its own',
    'content/services/review.ts and content/services/copy.ts  have one form.subject: “Review”. Give each its own',
  ])
  expect(copiedNames([review, { ...copy, title: 'Copy', form: { ...copy.form, subject: 'Copy' } }])).toEqual([])
})

test('whatever may be said twice is said', () => {
  const said = new Set(contentDocuments().map(({ blocks }) => blocks.join('\n')))
  const times = (words: string) => [...said].filter((text) => text.includes(words)).length
  expect(saidTwice.filter((words) => times(words) < 2)).toEqual([])
})
