import { expect, test } from 'vitest'
import { draft, finished, rules } from '../../tests/fixtures/drafts/draft.ts'
import { checkDraft, noTexts, type SheetTexts } from './checkDraft.ts'

const check = (some: Partial<SheetTexts>) => finished(checkDraft({ ...noTexts, ...some }, rules)).sheets
const noteOf = (kind: string, text: string) => check({ episode1: text }).episode1?.notes.find((note) => note.kind === kind)
const statementNotes = (text: string) =>
  check({ episode1: draft('episode-1'), statement: text }).statement?.notes.map(({ kind, values, spans }) => ({
    kind,
    ...values,
    spans: spans.map(({ start, end }) => text.slice(start, end)),
  }))
const wordsOf = (count: number) => 'flow '.repeat(count)

test.each([
  ['noNumbers', 'Introduction\nFrom 2019 to 2020 I worked in Pokhara.'],
  ['plainNumbers', '1. I measured it.\n2. I opened it.\n3. I closed it.'],
  ['otherEpisode', '2.1 I measured it.\n2.2 I opened it.'],
  ['short', '1.1 I measured it.'],
  ['long', 'I measured it. '.repeat(900)],
  ['noSections', '1.1 I measured it.'],
  ['missingSection', 'Introduction\n1.1 I measured it.'],
  ['longBackground', 'Background\nThe mill made board in three shifts.\nPersonal engineering activity\nI measured it.'],
  ['oneDate', 'Introduction\nIn May 2020 I worked in Pokhara.'],
  ['noI', 'The pump ran. The valve was open.'],
])('%s is noted', (kind, text) => {
  expect(noteOf(kind, text)).toBeDefined()
})

test('a draft of the fewest and of the most words has the right length, and one word beside them is counted', () => {
  for (const count of [1000, 2500]) {
    expect(noteOf('short', wordsOf(count))).toBeUndefined()
    expect(noteOf('long', wordsOf(count))).toBeUndefined()
  }
  expect(noteOf('short', wordsOf(990))?.values).toEqual({ difference: 10 })
  expect(noteOf('long', wordsOf(2507))?.values).toEqual({ difference: 7 })
})

test('numbers that are wrong are named, and after eight of them only that there are more', () => {
  const numbered = (numbers: number[]) => numbers.map((number) => `1.${number} I measured the flow again.`).join('\n')
  const twice = (count: number) => numbered(Array.from({ length: 2 * count }, (_, index) => 1 + (index % count)))
  expect(noteOf('gap', numbered([1, 2, 5, 6, 8]))?.values).toEqual({ count: 2, numbers: '1.3–1.4, 1.7' })
  expect(noteOf('repeat', twice(8))?.values).toEqual({ count: 8, numbers: '1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8' })
  expect(noteOf('repeat', twice(9))?.values).toEqual({ count: 9, numbers: '1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8 …' })
})

test('the number that an episode should begin with is said', () => {
  expect(noteOf('otherEpisode', '3.1 I measured it.\n3.2 I opened it.')?.values).toEqual({ episode: 3, expected: 1 })
  const { episode2 } = check({ episode2: '1. I measured it.\n2. I opened it.\n3. I closed it.' })
  expect(episode2?.notes.find(({ kind }) => kind === 'plainNumbers')?.values).toEqual({ episode: 2 })
})

test('each section that is not there is named', () => {
  const { episode1 } = check({ episode1: 'Introduction\nI worked.\nPersonal engineering activity\nI chose.' })
  expect(episode1?.notes.flatMap(({ kind, values }) => (kind === 'missingSection' ? [values.section] : []))).toEqual([
    'background',
    'summary',
  ])
  expect(noteOf('missingSection', 'I worked.')).toBeUndefined()
})

test('sections are out of order where one comes too early', () => {
  const sections = (...names: string[]) => names.map((name) => `${name}\nI chose a pump.`).join('\n')
  expect(noteOf('sectionOrder', sections('Background', 'Introduction'))).toBeDefined()
  expect(noteOf('sectionOrder', sections('Introduction', 'Background'))).toBeUndefined()
})

test('a background as long as the activity is not too long, one word more is', () => {
  const sections = (background: number) => `Background\n${wordsOf(background)}.\nPersonal engineering activity\n${wordsOf(20)}.`
  expect(noteOf('longBackground', sections(20))).toBeUndefined()
  expect(noteOf('longBackground', sections(21))?.values).toEqual({ background: 21, activity: 20 })
  // Without the heading of the activity there is nothing to compare with.
  expect(noteOf('longBackground', `Background\n${wordsOf(20)}.`)).toBeUndefined()
})

test('the introduction needs a beginning, an end and a place', () => {
  expect(noteOf('noDates', 'Introduction\nI worked.')).toBeDefined()
  expect(noteOf('oneDate', 'Introduction\nI worked in May 2020.')?.spans).toHaveLength(1)
  expect(noteOf('oneDate', 'Introduction\nI worked from May 2020 to June 2021.')).toBeUndefined()
  expect(noteOf('noPlaces', 'Introduction\nI worked.')).toBeDefined()
  expect(noteOf('noPlaces', 'Introduction\nI worked in Pokhara.')).toBeUndefined()
})

test('a draft of headings alone is not told to say “I”', () => {
  expect(noteOf('noI', 'Introduction\nBackground')).toBeUndefined()
  expect(noteOf('noI', 'The pump ran.')).toBeDefined()
})

test('the longest of the long sentences is first, and as long as the limit is not long', () => {
  const sentence = (words: number) => `I ${'measured '.repeat(words - 2)}it.`
  const found = noteOf('longSentences', [sentence(28), sentence(29), sentence(40), sentence(33)].join(' '))
  expect(found?.values).toEqual({ count: 3, most: 28 })
  expect(found?.spans.map(({ length }) => length)).toEqual([40, 33, 29])
})

test('of all notes only long sentences show a length', () => {
  const sheets = check({ episode1: draft('episode-1'), episode2: draft('episode-2'), statement: draft('summary-statement') })
  const notes = [sheets.episode1, sheets.episode2, sheets.statement].flatMap((sheet) => sheet?.notes ?? [])
  const withLength = notes.filter(({ spans }) => spans.some(({ length }) => length !== undefined))
  expect(notes.filter(({ spans }) => spans.length > 0).length).toBeGreaterThan(5)
  expect(new Set(withLength.map(({ kind }) => kind))).toEqual(new Set(['longSentences']))
})

test('only sentences of the activity need someone who acts', () => {
  const hidden = 'The pump was selected.'
  const inBackground = `Background\n${hidden}\nPersonal engineering activity\nI opened the valve.`
  const inActivity = `Background\nThe mill made board.\nPersonal engineering activity\n${hidden}`
  expect(noteOf('hiddenActions', inBackground)).toBeUndefined()
  expect(noteOf('hiddenActions', inActivity)?.values).toEqual({ count: 1 })
  expect(noteOf('hiddenActions', hidden)?.values, 'a draft without headings is all activity').toEqual({ count: 1 })
  expect(noteOf('hiddenActions', `Background\n${hidden}`), 'one with other headings has none').toBeUndefined()
})

test('a paragraph of the activity with “we” and no “I” is shown, and one with both is not', () => {
  const activity = 'Personal engineering activity\nWe opened the valve.\nWe measured it, and I chose the pump.'
  expect(noteOf('we', activity)?.values).toEqual({ count: 2 })
  expect(noteOf('weOnly', activity)?.values).toEqual({ count: 1 })
  expect(noteOf('weOnly', `Background\nWe opened the valve.\n${activity}`)?.values).toEqual({ count: 1 })
})

test('a sentence that two episodes share is a note in both, with its own place first', () => {
  const shared = 'I learned to doubt a figure until I have measured it myself and then once more.'
  const checked = check({ episode1: shared, episode2: `Then. ${shared}`, episode3: 'I measured it.' })
  const notesOf = (sheet: 'episode1' | 'episode2' | 'episode3') => checked[sheet]?.notes.filter(({ kind }) => kind === 'sharedRun') ?? []
  expect(notesOf('episode1')).toMatchObject([{ values: { words: 16 }, spans: [{ sheet: 'episode1' }, { sheet: 'episode2' }] }])
  expect(notesOf('episode2')).toMatchObject([{ values: { words: 16 }, spans: [{ sheet: 'episode2' }, { sheet: 'episode1' }] }])
  expect(notesOf('episode3')).toEqual([])
})

test('a statement without codes is told so, and nothing else', () => {
  expect(statementNotes('I am an engineer.')).toEqual([{ kind: 'noCodes', spans: [] }])
})

test('a statement names elements that are missing or bare, codes of no standard, other categories and paragraphs that are nowhere', () => {
  const cited = (category: string, codes: string) => codes.split(' ').map((code) => `${category}${code}\tCE1.1`)
  const lines = [
    ...cited('PE', '1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3.1 3.2 3.3'),
    'PE3.4\tTeam work',
    'PE2.5\tCE1.2',
    'ET1.1\tCE1.2',
    'PE2.4\tCE1.99',
  ]
  expect(statementNotes(lines.join('\n'))).toEqual([
    { kind: 'missingElements', codes: 'PE3.5, PE3.6', spans: [] },
    { kind: 'bareElements', codes: 'PE3.4', spans: ['PE3.4\tTeam work'] },
    { kind: 'unknownElement', code: 'PE2.5', spans: ['PE2.5\tCE1.2'] },
    { kind: 'otherCategories', categories: 'ET', spans: [] },
    { kind: 'nowhere', code: 'PE2.4', number: '1.99', spans: ['CE1.99'] },
  ])
})

test('an application for recognition of prior learning needs two reports', () => {
  const report = (number: number) => `Project Report ${number}\nI wrote the requirements.\n`
  expect(check({ rpl: 'I wrote the requirements.' }).rpl?.notes).toMatchObject([{ kind: 'noReports', values: { words: 4 } }])
  expect(check({ rpl: report(1) }).rpl?.notes).toMatchObject([{ kind: 'oneReport', values: { words: 7 } }])
  expect(check({ rpl: report(1) + report(2) }).rpl?.notes).toEqual([])
})
