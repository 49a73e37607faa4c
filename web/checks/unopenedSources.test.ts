import { expect, test } from 'vitest'
import { unopenedSources } from './unopenedSources.ts'

const source = { publisher: 'A body', title: 'A rule', url: 'https://example.com/rule', checked: '2026-11-21' }

test('lists a source read in a copy with the address to open, and leaves out an opened one', () => {
  const listed = unopenedSources({ copied: { ...source, read: 'copy' }, opened: { ...source, read: 'opened' } })
  expect(listed).toEqual([expect.stringMatching(/^copied .*https:\/\/example\.com\/rule$/)])
})
