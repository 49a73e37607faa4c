import { countWords } from './draftText.ts'
import { checkEpisode, type DraftRules, type EpisodeCheck } from './episode.ts'
import { type Repeat, repeatsBetween } from './repeats.ts'
import { type CdrSheet, type EpisodeSheet, episodeSheets } from './splitSet.ts'
import { type CrossReferences, crossReferencesOf, readSummaryStatement, type SummaryStatement } from './summaryStatement.ts'

type CdrTexts = Readonly<Record<CdrSheet, string>>

export type StatementCheck = SummaryStatement & CrossReferences & { words: number; episodesRead: number }

export type CdrCheck = {
  texts: CdrTexts
  /** Empty sheets have no check. */
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
  return { ...statement, ...crossReferencesOf(statement, known, rules.elementGroups), words: countWords(text), episodesRead: known.size }
}
