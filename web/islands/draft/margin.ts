import type { DraftRules } from '#domain/draft/episode.ts'
import { fillIn } from '#domain/fillIn.ts'
import { element } from '../dom.ts'
import { notesOf, quotesInLine } from './draftCheck.ts'
import { counted, explanationsOf, type Sheet } from './draftWords.ts'
import { episodeMargin } from './episodeMargin.ts'
import styles from './margin.module.css'
import { factList, type MarginTools, row, type SheetTools, subject } from './marginParts.ts'
import { statementMargin } from './statementMargin.ts'

export function marginOf(sheet: Sheet, rules: DraftRules, tools: MarginTools): HTMLElement {
  const { margin, sheets, rpl } = tools.words
  const notes = notesOf(sheet, tools.check, rules)
  const count = notes.length
  const sum = count === 0 ? margin.clean : count === 1 ? margin.oneNote : fillIn(margin.notes, { count })
  const explanations = explanationsOf(sheet === 'rpl' ? 'rpl' : 'cdr', tools.words, rules)
  return element(
    'section',
    { className: styles.margin },
    element('h3', {}, fillIn(margin.of, { sheet: sheets.names[sheet] })),
    element('p', { className: styles.sum }, sum),
    sheet === 'rpl' && element('p', { className: styles.caution }, rpl.caution),
    ...rowsOf(sheet, rules, { ...tools, notes }),
    element(
      'details',
      { className: `no-print unfolds ${styles.how}` },
      element('summary', {}, margin.how),
      ...explanations.map(({ title, text }) => row(title, undefined, element('p', {}, text))),
    ),
  )
}

function rowsOf(sheet: Sheet, rules: DraftRules, tools: SheetTools): HTMLElement[] {
  const { statement, episodes } = tools.check.cdr
  if (sheet === 'rpl') return rplMargin(tools)
  if (sheet === 'statement') return statement ? statementMargin(statement, rules, tools) : []
  const episode = episodes[sheet]
  return episode ? episodeMargin(sheet, episode, rules, tools) : []
}

const MOST_DATES = 8

/** The margin of two project reports: headings, lengths and dates. We know of no length that the ACS sets, so none is measured. */
function rplMargin(tools: SheetTools): HTMLElement[] {
  const { rpl: words, sheets } = tools.words
  const { reports } = tools.check.rpl
  const wordsIn = (count: number) => fillIn(sheets.words, { words: counted(count) })
  const found = reports.map(({ title, words: length, sections }) =>
    element(
      'div',
      { className: styles.report },
      element('h5', {}, title),
      factList([
        { label: words.reports.total, value: wordsIn(length) },
        ...sections.map((section) => ({ label: section.title, value: wordsIn(section.words) })),
      ]),
      sections.length === 0 && element('p', {}, words.reports.noSections),
    ),
  )
  const dates = reports.map(({ title, dates }) => ({
    label: title,
    value: quotesInLine(tools.check, 'rpl', dates, MOST_DATES) || words.dates.none,
  }))
  const figure = fillIn(words.reports.figure, { count: reports.length })
  return [
    subject('reports', words.reports.title, figure, tools, ...found),
    ...(reports.length === 0 ? [] : [row(words.dates.title, undefined, factList(dates))]),
  ]
}
