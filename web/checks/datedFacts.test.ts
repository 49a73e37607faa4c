import { expect, test } from 'vitest'
import { acceptedCopies } from '#content/acceptedCopies.ts'
import { sources } from '#content/sources.ts'
import { checkedInTheFuture, datedFacts, endingPassages, oldFacts, refusedSources } from './datedFacts.ts'

const source = { publisher: 'A body', title: 'A rule', url: 'https://example.com/', read: 'copy', checked: '2026-05-24' } as const

test('a fact is old on the 181st day, not on the 180th', () => {
  const facts = [{ what: 'a rule', checked: '2026-05-24' }]
  expect(oldFacts(facts, '2026-11-20')).toEqual([])
  expect(oldFacts(facts, '2026-11-21')).toEqual(facts)
})

test('an old source is listed with the pages that use it', () => {
  const page = { name: 'services/one', data: { asks: [{ text: 'It asks.', sources: ['rule'] }] } }
  expect(datedFacts({ rule: source }, [page])[0]?.what).toContain('used by services/one')
})

test('a page with a check date of its own is listed too', () => {
  expect(datedFacts({}, [{ name: 'posts/one', data: { checked: '2026-01-01' } }])).toEqual([{ what: 'posts/one', checked: '2026-01-01' }])
})

test('a check next week cannot have happened', () => {
  expect(checkedInTheFuture([{ what: 'a rule', checked: '2026-11-28' }], '2026-11-21')).toHaveLength(1)
})

const file = 'content/posts/fees.md'
const text = 'Fees.\n<!-- until 2027-06-30 -->\nAUD 1\n<!-- /until -->'

test('a passage is announced 60 days before its last day, with file and line', () => {
  expect(endingPassages([{ file, text }], '2027-04-30')).toEqual([])
  expect(endingPassages([{ file, text }], '2027-05-01')).toEqual([expect.stringContaining('content/posts/fees.md:2')])
})

test('an expired passage stays on the list until it is deleted', () => {
  expect(endingPassages([{ file, text }], '2027-07-01')).toEqual([expect.stringContaining('has left')])
})

test('a copy of an unknown day is refused until somebody accepts it by name', () => {
  const rule = { ...source, checked: '2026-11-21' }
  const read = { undated: rule, dated: { ...rule, copied: '2026-09-22' }, opened: { ...rule, read: 'opened' } } as const
  expect(refusedSources(read, [])).toEqual([expect.stringMatching(/^undated .*https:\/\/example\.com\/$/)])
  expect(refusedSources(read, ['undated'])).toEqual([])
})

test('each source accepted as a copy is one still', () => {
  const dated = acceptedCopies.filter((id) => refusedSources({ [id]: sources[id] }, []).length === 0)
  expect(dated).toEqual([])
})
