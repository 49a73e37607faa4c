import { expect, test } from 'vitest'
import { offersThatRepeatGuides } from './sharedRuns.ts'

const run = 'the assessor reads the table and follows each number to'
const offer = { name: 'services/summary-statement', blocks: [`Here ${run} its paragraph.`] }
const guide = { name: 'posts/sixteen-competency-elements', blocks: [`So ${run}.`] }

test('ten words in a row on a service page and in a guide are a fault, with both pages named', () => {
  expect(offersThatRepeatGuides([offer, guide], [])).toEqual([`${offer.name}, ${guide.name}: “${run}”`])
})

test('nine words, a shared notice and two guides are none', () => {
  const nine = { ...offer, blocks: [run.split(' ').slice(1).join(' ')] }
  expect(offersThatRepeatGuides([nine, guide], [])).toEqual([])
  expect(offersThatRepeatGuides([offer, guide], [`As you know, ${run} it, always.`])).toEqual([])
  expect(offersThatRepeatGuides([guide, { ...guide, name: 'posts/one' }], [])).toEqual([])
})
