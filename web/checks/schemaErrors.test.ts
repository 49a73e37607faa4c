import { expect, test } from 'vitest'
import { sourceErrors } from './schemaErrors.ts'

const source = { publisher: 'A body', title: 'A rule', url: 'https://example.com/', read: 'copy', checked: '2026-11-21' }

test('a source without a date is named with its field', () => {
  const { checked, ...undated } = source
  expect(sourceErrors({ rule: undated })).toEqual([expect.stringContaining('rule.checked')])
})

test('a source with an invalid date is named', () => {
  expect(sourceErrors({ rule: { ...source, checked: 'November' } })).toEqual([expect.stringContaining('rule.checked')])
})

test('a source without how it was read is named with its field', () => {
  const { read, ...unread } = source
  expect(sourceErrors({ rule: unread })).toEqual([expect.stringContaining('rule.read')])
})

test('a copy newer than the day we read it is named', () => {
  expect(sourceErrors({ rule: { ...source, copied: '2026-12-01' } })).toEqual([expect.stringContaining('rule.copied')])
})
