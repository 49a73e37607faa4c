import { expect, test } from 'vitest'
import { checkDraft, draftMessage, noTexts, type SheetTexts } from '#domain/draft/checkDraft.ts'
import { fillIn } from '#domain/fillIn.ts'
import { sentFields } from '../../cms/src/contract/sentFields.ts'
import { draft, finished } from '../tests/fixtures/drafts/draft.ts'
import { draftRules } from './draftRules.ts'
import { draftWords as words } from './draftWords.ts'

const check = (texts: Partial<SheetTexts>) => finished(checkDraft({ ...noTexts, ...texts }, draftRules))

test('every note has a sentence, and the values that stand in it', () => {
  const texts = [
    draft('episode-2'),
    '1.1 It ran.',
    'It ran.',
    '1. I ran it.\n2. I ran it.\n3. I ran it.',
    '1.1 I ran it.\n1.3 I ran it.\n1.2 I ran it.\n2.1 I ran it.\n1.3 I ran it.',
    'Summary\nI ran it.\nIntroduction\nIn May 2020 I ran it.\nPersonal engineering activity\nWe ran it.',
    'Background\nThe mill made board in three shifts.\nPersonal engineering activity\nI measured it.',
    'I measured it. '.repeat(900),
  ]
  const sets = [
    ...texts.map((episode1) => ({ episode1, episode2: draft('episode-1') })),
    ...['A table.', 'PE1.1 1.1\nPE1.2\nPE9.9 1.99\nET1.1 1.1'].map((statement) => ({
      episode1: '1.1 I ran it.\n1.2 I ran it.',
      statement,
    })),
    ...['Words.', 'Project report 1\nI ran it.'].map((rpl) => ({ rpl })),
  ]
  const notes = sets.flatMap((set) => Object.values(check(set).sheets).flatMap((sheet) => sheet.notes))
  const kinds = new Set(notes.map(({ kind }) => kind))
  const never = Object.keys(words.notes).filter((kind) => ![...kinds].some((seen) => seen === kind))
  expect(never, 'Notes that no draft above gets: add one that does').toEqual([])
  for (const { kind, values } of notes) expect(fillIn(words.notes[kind], values)).not.toContain('{')
})

test('the counts of the fullest set fit into an enquiry', () => {
  const full = check({
    episode1: draft('episode-1'),
    episode2: draft('episode-2'),
    episode3: draft('episode-3'),
    statement: draft('summary-statement'),
    rpl: draft('rpl-reports'),
  })
  const message = draftMessage('cdr', full, words.message)
  expect(message.length).toBeLessThan(sentFields.queries.max / 2)
  expect(message).not.toMatch(/Sundarpani|loom|Karki/)
  expect(draftMessage('rpl', full, words.message)).toContain('RPL report 2: 359 words, 5 sections')
})
