import { expect, test } from 'vitest'
import { draft, finished, rules } from '../../tests/fixtures/drafts/draft.ts'
import { checkDraft, draftMessage, filledSheets, noTexts, quoteOf, type SheetTexts } from './checkDraft.ts'

const texts = {
  ...noTexts,
  episode1: draft('episode-1'),
  episode2: draft('episode-2'),
  episode3: draft('episode-3'),
  statement: draft('summary-statement'),
}
const check = (some: Partial<SheetTexts>) => finished(checkDraft({ ...noTexts, ...some }, rules))
const kinds = (text: string) => check({ episode1: text }).sheets.episode1?.notes.map(({ kind }) => kind)

test('a draft in order gets no note', () => {
  expect(kinds(draft('episode-1'))).toEqual([])
})

test('a draft with faults gets a note for each, and each shows where', () => {
  const notes = check(texts).sheets.episode2?.notes ?? []
  expect(notes.map(({ kind }) => kind)).toEqual([
    'gap',
    'repeat',
    'unnumbered',
    'noPlaces',
    'we',
    'weOnly',
    'longSentences',
    'hiddenActions',
    'sharedRun',
  ])
  expect(notes.at(-1)?.spans.map(({ sheet }) => sheet)).toEqual(['episode2', 'episode1'])
  const spans = notes.flatMap(({ spans }) => spans)
  expect(spans.filter(({ sheet, start, end }) => start >= end || end > texts[sheet].length)).toEqual([])
})

test('a message to us contains counts and no word of the draft', () => {
  const words = {
    start: '[',
    end: ']',
    limit: '.',
    episode: '{number} {words} {paragraphs} {faults} {sections} {i} {we} {long} {hidden}',
    repeats: '{count}',
    statement: '{category} {cited} {all} {missing} {nowhere}',
    report: '',
  }
  const message = draftMessage('cdr', check(texts), words)
  expect(message.split('\n').slice(0, 3)).toEqual(['[', '1 1345 25 0 4 80 0 0 0', '2 1236 22 3 4 55 8 8 4'])
  expect(message).toMatch(/^[\d\s[\].PE]+$/)
  expect(draftMessage('rpl', check(texts), words)).toBe('')
})

test('after an edit only the sheet that changed is read again, and the result is that of a new check', () => {
  const texts = { ...noTexts, episode1: draft('episode-1'), episode2: draft('episode-2') }
  const before = finished(checkDraft(texts, rules))
  const edited = { ...texts, episode2: `${texts.episode2}\n\n2.99 We moved on.` }
  const again = finished(checkDraft(edited, rules, before))
  expect(again).toEqual(finished(checkDraft(edited, rules)))
  expect(again.sheets.episode1?.paragraphs).toBe(before.sheets.episode1?.paragraphs)
})

test('a long draft is checked in small steps, at each of which a key can be answered', () => {
  const steps = checkDraft({ ...noTexts, episode1: draft('episode-1'), episode2: draft('episode-2') }, rules)
  let count = 0
  while (!steps.next().done) count += 1
  // One for each sentence and each word that is compared: the time between two does not grow with the draft.
  expect(count).toBeGreaterThan(1000)
})

const words = {
  start: '[',
  end: ']',
  limit: '.',
  episode: 'episode {number}',
  repeats: 'repeats {count}',
  statement: '{category}: {cited} of {all}, {missing} missing, {nowhere} nowhere',
  report: 'report {number}: {words}, {sections}',
}

test('a message counts the elements of the statement, and repeats from two episodes on', () => {
  expect(draftMessage('cdr', check(texts), words).split('\n')).toEqual([
    '[',
    'episode 1',
    'episode 2',
    'episode 3',
    'repeats 1',
    'PE: 14 of 16, 1 missing, 2 nowhere',
    '.',
    ']',
  ])
  expect(draftMessage('cdr', check({ episode2: draft('episode-2') }), words).split('\n')).toEqual(['[', 'episode 2', '.', ']'])
})

test('a message about reports counts each, and nothing is said of none', () => {
  const rpl = check({ rpl: draft('rpl-reports') })
  expect(draftMessage('rpl', rpl, words).split('\n')).toEqual(['[', 'report 1: 417, 5', 'report 2: 359, 5', '.', ']'])
  expect(draftMessage('cdr', rpl, words)).toBe('')
  expect(draftMessage('rpl', check({}), words)).toBe('')
})

test('a sheet of spaces is an empty one', () => {
  const empty = check({ episode1: ' \n', statement: '\t', rpl: ' ' })
  expect(empty.sheets).toEqual({})
  expect(filledSheets('cdr', check(texts))).toEqual(['episode1', 'episode2', 'episode3', 'statement'])
  expect(filledSheets('rpl', check(texts))).toEqual([])
})

test('what a note shows is quoted with the number of its paragraph', () => {
  const found = check({ episode1: '1.1 We opened it.\nWe closed it.\n1.2 I read it.', statement: 'I am an engineer. PE1.1 CE1.9' })
  const [numbered, bare] = found.sheets.episode1?.notes.find(({ kind }) => kind === 'we')?.spans ?? []
  if (!numbered || !bare) throw new Error('Two sentences say “we”')
  expect(quoteOf(found, numbered)).toEqual({ text: 'We opened it.', number: '1.1' })
  expect(quoteOf(found, bare)).toEqual({ text: 'We closed it.', number: undefined })
  const nowhere = found.sheets.statement?.notes.find(({ kind }) => kind === 'nowhere')?.spans[0]
  if (!nowhere) throw new Error('The statement names a paragraph that is nowhere')
  expect(quoteOf(found, nowhere)).toEqual({ text: 'CE1.9', number: undefined })
})
