import { expect, test } from 'vitest'
import { withBlock } from './messageBlock.ts'

const words = { start: '[start]', end: '[end]' }

test('a second block replaces the first and keeps the visitor’s words', () => {
  const first = withBlock('I am a civil engineer.\n', '[start]\n65\n[end]', words)
  expect(first).toBe('I am a civil engineer.\n\n[start]\n65\n[end]')
  expect(withBlock(`${first}\nThank you`, '[start]\n70\n[end]', words)).toBe('I am a civil engineer.\n\n[start]\n70\n[end]\nThank you')
  expect(withBlock('  ', '[start][end]', words)).toBe('[start][end]')
})
