import { expect, test } from 'vitest'
import { type PassedOverWords, passedOverLine } from './passedOver.ts'

const kind = (one: string) => ({ one: `{count} ${one}`, more: `{count} ${one}s` })

const words: PassedOverWords = {
  line: 'Not read: {list}.',
  and: ' and ',
  kinds: {
    pictures: kind('picture'),
    charts: kind('chart'),
    equations: kind('equation'),
    objects: kind('object'),
    footnotes: kind('footnote'),
    endnotes: kind('endnote'),
    comments: kind('comment'),
    deletions: kind('deletion'),
    hidden: kind('hidden passage'),
    insertedFiles: kind('file'),
  },
}

test('what was not read is said in one sentence, with counts', () => {
  expect(passedOverLine([], words)).toBe('')
  expect(passedOverLine([{ kind: 'comments', count: 1 }], words)).toBe('Not read: 1 comment.')
  const many = [
    { kind: 'pictures', count: 1234 },
    { kind: 'footnotes', count: 2 },
    { kind: 'hidden', count: 1 },
  ] as const
  expect(passedOverLine(many, words)).toBe('Not read: 1,234 pictures, 2 footnotes and 1 hidden passage.')
})
