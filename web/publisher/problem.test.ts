import { expect, test } from 'vitest'
import { problemIn, problemOf } from './problem.ts'

test.each([
  ["Error: ENOSPC: no space left on device, write '/var/lib/x'", 'disk is full'],
  ["Error: EACCES: permission denied, mkdir '/var/lib/x'", 'may not write'],
  ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', 'out of memory'],
  ['TypeError: x is undefined', 'show the details to whoever runs the server'],
])('%s is told in words an owner understands', (output, words) => {
  expect(problemIn(output).sentence).toContain(words)
  expect(problemOf(new Error(output)).sentence).toContain(words)
})
