import { expect, test } from 'vitest'
import { readingProgress } from './shell.ts'

test.each([
  [0, 2000, 800, 0],
  [600, 2000, 800, 0.5],
  [1200, 2000, 800, 1],
  [1300, 2000, 800, 1],
  [-40, 2000, 800, 0],
  [0, 700, 800, 0],
])('scrolled %i of %i in a window of %i is %f', (scrolled, page, window, progress) => {
  expect(readingProgress(scrolled, page, window)).toBe(progress)
})
