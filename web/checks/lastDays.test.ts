import { expect, test } from 'vitest'
import { endingPassages } from './lastDays.ts'

const file = 'content/posts/fees.md'
const text = 'Fees.\n<!-- until 2027-06-30 -->\nAUD 1\n<!-- /until -->'

test('a passage is announced 60 days before its last day, with file and line', () => {
  expect(endingPassages([{ file, text }], '2027-04-30')).toEqual([])
  expect(endingPassages([{ file, text }], '2027-05-01')).toEqual([expect.stringContaining('content/posts/fees.md:2')])
})

test('an expired passage stays on the list until it is deleted', () => {
  expect(endingPassages([{ file, text }], '2027-07-01')).toEqual([expect.stringContaining('has left')])
})
