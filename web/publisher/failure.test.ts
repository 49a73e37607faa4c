import { expect, test } from 'vitest'
import { failureIn, failureOf } from './failure.ts'

test.each([
  ["Error: ENOSPC: no space left on device, write '/var/lib/x'", 'disk is full'],
  ["Error: EACCES: permission denied, mkdir '/var/lib/x'", 'may not write'],
  ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', 'out of memory'],
  ['Error: spawn ENOMEM', 'out of memory'],
  ['TypeError: x is undefined', 'show the details to whoever runs the server'],
])('%s is told in words an owner understands', (output, words) => {
  expect(failureIn(output).sentence).toContain(words)
  expect(failureOf(new Error(output)).sentence).toContain(words)
})
