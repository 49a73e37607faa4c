import { expect, test } from 'vitest'
import { withSummary } from './withSummary.ts'

const first = '--- Sum ---\n65\n--- End ---'
const second = '--- Sum ---\n70 $& more\n--- End ---'

test('a summary goes after the visitor’s words, and once', () => {
  expect(withSummary('  ', first, '')).toBe(first)
  const message = withSummary('I am a civil engineer.\n', first, '')
  expect(message).toBe(`I am a civil engineer.\n\n${first}`)
  expect(withSummary(message, first, first)).toBe(message)
})

test('a new summary takes the place of the one before, and the words around it stay', () => {
  expect(withSummary(`Good day.\n\n${first}\nThank you`, second, first)).toBe(`Good day.\n\n${second}\nThank you`)
})

test('a summary that the visitor has changed stays beside the new one, and one taken out comes back only by a press', () => {
  const changed = first.replace('65', '65, or 70 in May')
  expect(withSummary(changed, second, first)).toBe(`${changed}\n\n${second}`)
  expect(withSummary('Good day.', second, first)).toBe(`Good day.\n\n${second}`)
})
