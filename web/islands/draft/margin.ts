import type { DraftRules } from '#domain/draft/episode.ts'
import type { RplReports } from '#domain/draft/rplReports.ts'
import { isEpisode, type Sheet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { element } from '../dom.ts'
import { counted } from './draftWords.ts'
import { episodeMargin } from './episodeMargin.ts'
import styles from './margin.module.css'
import { factList, type MarginTools, quotesInLine, row, type SheetTools, subject } from './marginParts.ts'
import { statementMargin } from './statementMargin.ts'

export function marginOf(sheet: Sheet, rules: DraftRules, tools: MarginTools): HTMLElement {
  const { margin, sheets, rpl } = tools.words
  const notes = tools.check.sheets[sheet]?.notes ?? []
  const count = notes.length
  const sum = count === 0 ? margin.clean : count === 1 ? margin.oneNote : fillIn(margin.notes, { count })
  return element(
    'section',
    { className: styles.margin },
    element('h3', {}, fillIn(margin.of, { sheet: sheets.names[sheet] })),
    element('p', { className: styles.sum }, sum),
    sheet === 'rpl' && element('p', { className: styles.caution }, rpl.caution),
    ...rowsOf(sheet, rules, { ...tools, notes }),
  )
}

function rowsOf(sheet: Sheet, rules: DraftRules, tools: SheetTools): HTMLElement[] {
  const { statement, rpl, ...episodes } = tools.check.sheets
  if (isEpisode(sheet)) {
    const episode = episodes[sheet]
    return episode ? episodeMargin(sheet, episode, rules, tools) : []
  }
  if (sheet === 'rpl') return rpl ? rplMargin(rpl, tools) : []
  return statement ? statementMargin(statement, rules, tools) : []
}

const MOST_DATES = 8

function rplMargin({ reports }: RplReports, tools: SheetTools): HTMLElement[] {
  const { rpl: words, sheets } = tools.words
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
