import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { paragraphsIn } from './paragraphs.ts'
import { isInOrder, sectionsIn } from './sections.ts'

const names = (text: string) => sectionsIn(text, paragraphsIn(text)).map(({ name }) => name)

test('the four sections are found with their words', () => {
  const text = draft('episode-1')
  const sections = sectionsIn(text, paragraphsIn(text))
  expect(sections.map(({ name }) => name)).toEqual(['introduction', 'background', 'activity', 'summary'])
  const [introduction] = sections
  expect(introduction?.words).toBe(101)
  expect(isInOrder(sections)).toBe(true)
})

test.each([
  'Introduction',
  '1.1 Introduction',
  'INTRODUCTION:',
  '1. Introduction.',
  'A. Introduction',
  '[1.1] Introduction',
  'CE1.1 Introduction',
  '1 Introduction',
  'a) Introduction',
  '(A) Introduction',
  '(ii) Introduction',
])('“%s” is a heading', (heading) => {
  expect(names(`${heading}\nI worked in Pokhara.`)).toEqual(['introduction'])
})

test.each(['1 Introduction', 'a) Introduction', '1.1 Introduction', 'Introduction'])('“%s” is no part of its section', (heading) => {
  const text = `${heading}\nI worked in Pokhara.`
  expect(sectionsIn(text, paragraphsIn(text))).toMatchObject([{ words: 4 }])
})

test.each([
  ['Personal Engineering Activities', 'activity'],
  ['My Personal Engineering Activity', 'activity'],
  ['Personal Workplace Activity', 'activity'],
  ['Personal\u00a0Engineering\u00a0Activity', 'activity'],
  ['3  Personal  Engineering  Activity', 'activity'],
  ['Project Background', 'background'],
  ['Conclusion', 'summary'],
  ['Career Episode Summary', 'summary'],
])('“%s” is the %s', (heading, name) => {
  expect(names(heading)).toEqual([name])
})

test('a heading at the start of its paragraph counts', () => {
  expect(names('Introduction: In this episode I describe a pump.\nBackground – The pump belongs to a mill.')).toEqual([
    'introduction',
    'background',
  ])
})

test('the words inside a sentence are not a heading', () => {
  expect(
    names('The background of this project was a flood in the valley.\nIn summary I was satisfied with it.\nSummary statement'),
  ).toEqual([])
})

test('a summary before the activity is out of order', () => {
  const text = 'Introduction\nI worked.\nSummary\nIt ran.\nPersonal engineering activity\nI chose.'
  expect(isInOrder(sectionsIn(text, paragraphsIn(text)))).toBe(false)
})
