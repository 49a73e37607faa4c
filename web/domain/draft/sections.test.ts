import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { paragraphsIn } from './paragraphs.ts'
import { datesIn, introductionOf, isInOrder, placesIn, sectionsIn } from './sections.ts'

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
  '1. Introduction.',
  '[1.1] Introduction',
  'CE1.1 Introduction',
  'a) Introduction',
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
  ['Project Background', 'background'],
  ['Conclusion', 'summary'],
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

const shown = (text: string, places: readonly { start: number; end: number }[]) => places.map(({ start, end }) => text.slice(start, end))
const read = (text: string) => {
  const { dates, places, assumed } = introductionOf(text, sectionsIn(text, paragraphsIn(text)))
  return { dates: shown(text, dates), places: shown(text, places), assumed }
}

test('an introduction with a period and a place has both', () => {
  expect(read(draft('episode-1'))).toEqual({ assumed: false, dates: ['February 2019', 'March 2020'], places: ['Dhulikot, Nepal'] })
})

test('dates further down do not count', () => {
  expect(read('Introduction\nI chose a pump.\nBackground\nIn May 2020 it rained in Pokhara.')).toMatchObject({ dates: [], places: [] })
})

test('without a heading the start of the text is read', () => {
  expect(read('From 2019 to date I worked in Pokhara.')).toEqual({ assumed: true, dates: ['2019', 'to date'], places: ['Pokhara'] })
})

test.each([
  ['12 March 2021', ['12 March 2021']],
  ['March 12, 2021 and 3rd of May 2022', ['March 12, 2021', '3rd of May 2022']],
  ['01/04/2019 – 30.06.2020', ['01/04/2019', '30.06.2020']],
  ['2019–2021', ['2019', '2021']],
  ['Feb. 2019 until now', ['Feb. 2019', 'until now']],
  ['From May 2019 to Present I worked', ['May 2019', 'to Present']],
  ['May 2019 – Present', ['May 2019', 'Present']],
  ['Mar 2019 To Date', ['Mar 2019', 'To Date']],
  ['an up-to-date plan of the site – now closed – by its start-date', []],
  ['a pump at 2000 rpm after ISO 9906-2012, of 1,2000 and 2015 kg', []],
])('dates in “%s”', (text, dates) => {
  expect(shown(text, datesIn(text))).toEqual(dates)
})

test.each([
  ['near Tarapur, India', ['Tarapur, India']],
  ['Location: Colombo, Sri Lanka', ['Colombo, Sri Lanka']],
  ['in the city of Lahore', ['Lahore']],
  ['in May, in Civil Engineering, in AutoCAD and at the factory', []],
])('places in “%s”', (text, places) => {
  expect(shown(text, placesIn(text))).toEqual(places)
})

test('the first introduction counts, and the last summary, since an abstract may have its heading', () => {
  const text = 'Summary\nIt ran.\nIntroduction\nI worked.\nIntroduction\nI worked on.\nSummary\nIt ran well.'
  const sections = sectionsIn(text, paragraphsIn(text))
  expect(sections.map(({ name, body, end }) => [name, text.slice(body, end).trim()])).toEqual([
    ['introduction', 'I worked.\nIntroduction\nI worked on.'],
    ['summary', 'It ran well.'],
  ])
})

test.each([
  'My summary of the work',
  'The introduction',
  'Notes on the project background',
  'Introduction, background and activity,',
  'Introduction to the pumps and valves of the mill here',
])('“%s” is no heading of a section', (line) => {
  expect(names(`${line}\nI worked in Pokhara.`)).toEqual([])
})

test('at the start of its paragraph a heading has four words at most', () => {
  expect(names('Background of the project: the mill made board in three shifts.')).toEqual(['background'])
  expect(names('Background of the second project: the mill made board in three shifts.')).toEqual([])
})
