import { expect, test } from 'vitest'
import { offersThatRepeatGuides, sharedRuns } from './sharedRuns.ts'

const run = 'the assessor reads the table and follows each number to its paragraph'

test('finds a sentence that is on two pages, once and whole', () => {
  const found = sharedRuns([
    { name: 'one', blocks: [`Here ${run} again.`] },
    { name: 'two', blocks: [`So ${run}.`] },
  ])
  expect(found).toEqual([{ words: run, documents: ['one', 'two'] }])
})

test('nine shared words do not count', () => {
  const nine = run.split(' ').slice(0, 9).join(' ')
  expect(
    sharedRuns([
      { name: 'one', blocks: [`${nine} alpha`] },
      { name: 'two', blocks: [`${nine} beta`] },
    ]),
  ).toEqual([])
})

test('a page may repeat itself', () => {
  expect(sharedRuns([{ name: 'one', blocks: [run, run] }])).toEqual([])
})

const words = 'EA expects to find every element somewhere in your three episodes'
const repeated = { words, documents: ['services/summary-statement', 'posts/sixteen-competency-elements'] }

test('a sentence on a service page and in its guide is a fault', () => {
  expect(offersThatRepeatGuides([repeated], [])).toEqual([expect.stringContaining(words)])
})

test('a shared notice is allowed', () => {
  expect(offersThatRepeatGuides([repeated], [`As you know, ${words}, always.`])).toEqual([])
})

test('repeated text in two articles is not this fault', () => {
  expect(offersThatRepeatGuides([{ ...repeated, documents: ['posts/one', 'posts/two'] }], [])).toEqual([])
})
