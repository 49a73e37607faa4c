import { fillIn } from '../fillIn.ts'
import { checkEpisode, type DraftRules, type EpisodeCheck } from './episode.ts'
import { episodeNotes, type Note, rplNotes, statementNotes } from './notes.ts'
import { numberText, paragraphAt, quote, type Span } from './paragraphs.ts'
import { type Repeat, repeatsBetween } from './repeats.ts'
import { type RplReports, readRplReports } from './rplReports.ts'
import { type EpisodeSheet, episodeSheets, type Sheet, sheets } from './splitSet.ts'
import { checkStatement, type StatementCheck } from './summaryStatement.ts'

export type DraftKind = 'cdr' | 'rpl'

export type SheetTexts = Readonly<Record<Sheet, string>>

type CheckOf = Record<EpisodeSheet, EpisodeCheck> & { statement: StatementCheck; rpl: RplReports }

/** Of each sheet that has a text. Spans are correct only in these texts. */
export type DraftCheck = {
  texts: SheetTexts
  sheets: { [Name in Sheet]?: CheckOf[Name] & { notes: Note[] } }
  repeats: Repeat[]
}

export const noTexts: SheetTexts = { episode1: '', episode2: '', episode3: '', statement: '', rpl: '' }

/**
 * Checks the sheets against the rules and against each other. It yields in between, so that a slow phone can draw.
 * `before`: an earlier check against the same rules, from which an episode that has not changed is taken.
 */
export function* checkDraft(texts: SheetTexts, rules: DraftRules, before?: DraftCheck): Generator<undefined, DraftCheck> {
  const checked: DraftCheck['sheets'] = {}
  const written = episodeSheets.filter((sheet) => texts[sheet].trim() !== '').map((sheet) => ({ sheet, text: texts[sheet] }))
  const episodes = new Map<EpisodeSheet, EpisodeCheck>()
  for (const { sheet, text } of written) {
    const same = before?.texts[sheet] === text ? before.sheets[sheet] : undefined
    episodes.set(sheet, same ?? (yield* checkEpisode(text, rules)))
  }
  const repeats = yield* repeatsBetween(written, rules.sharedRun)
  for (const [sheet, check] of episodes) checked[sheet] = { ...check, notes: episodeNotes(sheet, check, repeats, rules) }
  yield
  if (texts.statement.trim() !== '') {
    const known = new Set([...episodes.values()].flatMap(({ numbering }) => numbering.numbers))
    const statement = checkStatement(texts.statement, known, rules.elementGroups)
    checked.statement = { ...statement, notes: statementNotes(statement) }
  }
  const rpl = readRplReports(texts.rpl)
  if (rpl.words > 0) checked.rpl = { ...rpl, notes: rplNotes(rpl) }
  return { texts, sheets: checked, repeats }
}

export function filledSheets(kind: DraftKind, check: DraftCheck): Sheet[] {
  return sheets.filter((sheet) => (sheet === 'rpl') === (kind === 'rpl') && check.sheets[sheet])
}

export function quoteOf(check: DraftCheck, span: Span & { sheet: Sheet }): { text: string; number: string | undefined } {
  const found = check.sheets[span.sheet]
  const paragraph = found && 'paragraphs' in found ? paragraphAt(found.paragraphs, span) : undefined
  return { text: quote(check.texts[span.sheet], span, paragraph), number: paragraph?.number && numberText(paragraph.number) }
}

/** `start` and `end` are the first and last line of the counts. */
type DraftMessageWords = Record<'start' | 'end' | 'episode' | 'repeats' | 'statement' | 'report' | 'limit', string>

/** A check as counts for an enquiry, empty where nothing is counted. It contains no word of the draft, no name, no date and no file. */
export function draftMessage(kind: DraftKind, check: DraftCheck, words: DraftMessageWords): string {
  if (filledSheets(kind, check).length === 0) return ''
  const lines = kind === 'rpl' ? reportLines(check, words) : cdrLines(check, words)
  return [words.start, ...lines, words.limit, words.end].join('\n')
}

function cdrLines({ sheets, repeats }: DraftCheck, words: DraftMessageWords): string[] {
  const lines = episodeSheets.flatMap((sheet, index) => {
    const check = sheets[sheet]
    if (check === undefined) return []
    const { numbering, sections, voice, sentences, actions } = check
    return fillIn(words.episode, {
      number: index + 1,
      words: check.words,
      paragraphs: numbering.numbers.length,
      faults: numbering.faults.length + numbering.unnumbered.length,
      sections: sections.length,
      i: voice.i,
      we: voice.we,
      long: sentences.long.length,
      hidden: actions.hidden.length,
    })
  })
  if (lines.length > 1) lines.push(fillIn(words.repeats, { count: repeats.length }))
  if (sheets.statement) {
    const { category = '–', elements, nowhere } = sheets.statement
    lines.push(
      fillIn(words.statement, {
        category,
        cited: elements.filter(({ state }) => state === 'cited').length,
        all: elements.length,
        missing: elements.filter(({ state }) => state === 'missing').length,
        nowhere: nowhere.length,
      }),
    )
  }
  return lines
}

function reportLines({ sheets: { rpl } }: DraftCheck, words: DraftMessageWords): string[] {
  return (rpl?.reports ?? []).map((report, index) =>
    fillIn(words.report, { number: index + 1, words: report.words, sections: report.sections.length }),
  )
}
