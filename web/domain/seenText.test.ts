import { expect, test } from 'vitest'
import { seenAddress, seenLength } from '../../cms/src/contract/seenText.ts'

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['a\u200bsha@example.com', 'asha@example.com'],
  ['\u202aasha@example.com\u202c', 'asha@example.com'],
  ['asha@exam\u00adple.com\ufeff', 'asha@example.com'],
  ['asha@example.com\ufe0f', 'asha@example.com'],
  ['<asha@example.com>', 'asha@example.com'],
  ['Asha Gurung <asha@example.com>', 'asha@example.com'],
  ['asha@example.com>', 'asha@example.com'],
  ['mailto:asha@example.com', 'asha@example.com'],
  ['MAILTO: asha@example.com?subject=Hi', 'asha@example.com'],
  ['<mailto:asha@example.com>', 'asha@example.com'],
  ["o'neil+cdr@xn--bcher-kva.example", "o'neil+cdr@xn--bcher-kva.example"],
  ['आशा@उदाहरण.नेपाल', 'आशा@उदाहरण.नेपाल'],
  ['a@b.co c', 'a@b.co c'],
  ['<>', ''],
  ['\u200b', ''],
])('the address %j is %j', (text, seen) => {
  expect(seenAddress(text)).toBe(seen)
})

test.each([
  ['\u200b\u200b', 0],
  ['\u3164\u2800', 0],
  ['A\u200b', 1],
  ['李明', 2],
  ['نیما\u200cجان', 7],
])('%j has %s letters that are seen', (text, length) => {
  expect(seenLength(text)).toBe(length)
})
