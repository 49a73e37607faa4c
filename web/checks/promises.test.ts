import { expect, test } from 'vitest'
import { promises, unconfirmed } from '../../cms/src/ownersContent/promises.ts'

const all = promises.map(({ words }) => ({ words, on: '2026-11-23', by: 'Asha R.' }))

test('a promise is confirmed by a tick of its sentence: one that has changed since has to be ticked again', () => {
  expect(unconfirmed([], false)).toEqual(promises)
  expect(unconfirmed(all, false)).toEqual([])
  const older = all.map((tick) => (tick.words === promises[0]?.words ? { ...tick, words: 'A client gets half back.' } : tick))
  expect(unconfirmed(older, false)).toEqual([promises[0]])
})

test('where the owner names an agent, nobody has to confirm that there is none', () => {
  const without = all.filter(({ words }) => !words.startsWith('No registered migration agent'))
  expect(unconfirmed(without, false).map(({ words }) => words)).toEqual([expect.stringMatching(/^No registered migration agent/)])
  expect(unconfirmed(without, true)).toEqual([])
})
