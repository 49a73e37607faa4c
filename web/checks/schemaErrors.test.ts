import { expect, test } from 'vitest'
import { sourceErrors } from './schemaErrors.ts'

const source = { publisher: 'A body', title: 'A rule', url: 'https://example.com/', read: 'copy', checked: '2026-11-21' }

test.each([
  ['without a date', 'checked', { checked: undefined }],
  ['with an invalid date', 'checked', { checked: 'November' }],
  ['without how it was read', 'read', { read: undefined }],
  ['whose copy is newer than the day we read it', 'copied', { copied: '2026-12-01' }],
])('a source %s is named with its field', (_, field, change) => {
  expect(sourceErrors({ rule: { ...source, ...change } })).toEqual([expect.stringContaining(`rule.${field}`)])
})
