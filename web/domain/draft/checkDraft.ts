import { fillIn } from '../fillIn.ts'
import { checkEpisode, type DraftRules, type EpisodeCheck } from './episode.ts'
import { countWords } from './paragraphs.ts'
import { type Repeat, repeatsBetween } from './repeats.ts'
import type { RplReports } from './rplReports.ts'
import { type CdrSheet, type EpisodeSheet, episodeSheets } from './splitSet.ts'
import { type CrossReferences, crossReferencesOf, readSummaryStatement, type SummaryStatement } from './summaryStatement.ts'

type CdrTexts = Readonly<Record<CdrSheet, string>>

export type StatementCheck = SummaryStatement & CrossReferences & { words: number }

export type CdrCheck = {
  texts: CdrTexts
  episodes: Partial<Record<EpisodeSheet, EpisodeCheck>>
  repeats: Repeat[]
  statement?: StatementCheck
}

/** Checks the sheets of a CDR against the rules and against each other. Sheets that did not change since `before` are not read again. */
export function* checkCdr(texts: CdrTexts, rules: DraftRules, before?: CdrCheck): Generator<undefined, CdrCheck> {
  const episodes: CdrCheck['episodes'] = {}
  for (const sheet of episodeSheets) {
    if (texts[sheet].trim() === '') continue
    const known = texts[sheet] === before?.texts[sheet] ? before.episodes[sheet] : undefined
    episodes[sheet] = known ?? (yield* checkEpisode(texts[sheet], rules))
    yield
  }
  const same = before !== undefined && episodeSheets.every((sheet) => texts[sheet] === before.texts[sheet])
  const written = episodeSheets.filter((sheet) => episodes[sheet]).map((sheet) => ({ sheet, text: texts[sheet] }))
  const repeats = same ? before.repeats : written.length < 2 ? [] : yield* repeatsBetween(written, rules.sharedRun)
  yield
  const statement = texts.statement.trim() === '' ? undefined : checkStatement(texts.statement, Object.values(episodes), rules)
  return { texts, episodes, repeats, ...(statement && { statement }) }
}

function checkStatement(text: string, episodes: readonly EpisodeCheck[], rules: DraftRules): StatementCheck {
  const known = new Map<number, Set<string>>()
  for (const { numbering } of episodes) {
    if (numbering.episode === undefined) continue
    known.set(numbering.episode, new Set([...(known.get(numbering.episode) ?? []), ...numbering.numbers]))
  }
  const statement = readSummaryStatement(text)
  return { ...statement, ...crossReferencesOf(statement, known, rules.elementGroups), words: countWords(text) }
}

/** `start` and `end` are the first and last line of the counts. */
type DraftMessageWords = Record<'start' | 'end' | 'episode' | 'repeats' | 'statement' | 'report' | 'limit', string>

/** A check as counts for an enquiry. It contains no word of the draft, no name, no date and no file. */
export function cdrMessage({ episodes, repeats, statement }: CdrCheck, words: DraftMessageWords): string {
  const lines = episodeSheets.flatMap((sheet, index) => {
    const check = episodes[sheet]
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
  if (statement) {
    const { category = '–', elements, nowhere } = statement
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
  return block(lines, words)
}

export function rplMessage({ reports }: RplReports, words: DraftMessageWords): string {
  const lines = reports.map((report, index) =>
    fillIn(words.report, { number: index + 1, words: report.words, sections: report.sections.length }),
  )
  return block(lines, words)
}

function block(lines: readonly string[], { start, limit, end }: DraftMessageWords): string {
  return [start, ...lines, limit, end].join('\n')
}
