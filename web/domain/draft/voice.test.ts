import { expect, test } from 'vitest'
import { voiceOf } from './voice.ts'

test('we, our and us are told from I, my and me', () => {
  expect(voiceOf('We sized our main. It was given to us, and I checked my sum myself.')).toEqual({ we: 3, i: 3 })
  expect(voiceOf('I’ve shown me and I.')).toEqual({ we: 0, i: 3 })
})

test.each([
  'The US market uses a class I transformer.',
  'Phase I of the work used an I-beam and an I beam.',
  'The I/O cards came from Dr I. Rai.',
  'Powerful coal mines used mercury.',
])('nobody speaks in “%s”', (text) => {
  expect(voiceOf(text)).toEqual({ we: 0, i: 0 })
})
