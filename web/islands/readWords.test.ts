import { expect, test } from 'vitest'
import { readWords } from './readWords.ts'

test('words are read as the page printed them', () => {
  expect(readWords('{"one":"1","rows":{"name":"Name"}}', { one: '', rows: { name: '' } }).rows.name).toBe('Name')
})

test.each([
  ['{"rows":{"name":"Name"}}', 'the words.one'],
  ['{"one":"1","rows":{"name":2}}', 'the words.rows.name'],
  ['{"one":"1"}', 'the words.rows'],
  ['[]', 'the words.one'],
])('%s lacks %s', (json, missing) => {
  expect(() => readWords(json, { one: '', rows: { name: '' } })).toThrow(missing)
})
