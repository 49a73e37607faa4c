import { expect, test } from 'vitest'
import { countWords } from './draftText.ts'

test('words are between spaces and contain a letter or a digit', () => {
  expect(countWords('The well-known valve – 2.5 m3 per hour (see Fig. 3) – was mine.')).toBe(12)
  expect(countWords('  \n ')).toBe(0)
})

test('letters of other scripts are words too', () => {
  expect(countWords('नेपाल सरकार')).toBe(2)
})
