import { countWords, type Place } from './draftText.ts'
import { checkEpisode, type DraftRules, type EpisodeCheck } from './episode.ts'
import { datesIn } from './introduction.ts'
import { isContentsLine, type Paragraph, paragraphsIn } from './paragraphs.ts'
import { type Repeat, repeatsBetween } from './repeats.ts'
import { type CdrSheet, type EpisodeSheet, episodeSheets } from './splitSet.ts'
import { type CrossReferences, crossReferencesOf, readSummaryStatement, type SummaryStatement } from './summaryStatement.ts'

export type CdrTexts = Readonly<Record<CdrSheet, string>>

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

export type ReportSection = Place & { title: string; words: number }

export type RplReport = Place & {
  title: string
  words: number
  /** Its headings, each with the words under it. */
  sections: ReportSection[]
  dates: Place[]
}

export type RplReports = { words: number; reports: RplReport[] }

const TITLE =
  /^(?:(?:part \w+\s*[:–-]?\s*)?(?:(?:RPL|career episode)\s+)?(?:project\s+)?report|(?:RPL )?project|career episode)\s*(?:no\.?|number|#)?\s*[:–-]?\s*(?:[1-9]|one|two|I{1,2}|A|B)\b|^(?:first|second) (?:project )?report\b/i

/** A title with the name of its project can be longer than other headings. */
const NAME_AFTER = /^(?:\s*[:–—]|\s-\s)/
const LONGEST_TITLE = 25

/** The project reports of a text. The rules set no length for them, so words are only counted. */
export function readRplReports(text: string): RplReports {
  const paragraphs = paragraphsIn(text)
  const titles = paragraphs.filter((paragraph) => isTitle(text, paragraph))
  return {
    words: countWords(text),
    reports: titles.map((title, index) => {
      const part = { start: title.start, end: titles[index + 1]?.start ?? text.length }
      const inside = paragraphs.filter(({ start }) => start > part.start && start < part.end)
      return {
        ...part,
        title: text.slice(title.start, title.end),
        words: countWords(text.slice(title.end, part.end)),
        sections: sectionsOf(text, inside),
        dates: datesIn(text.slice(part.start, part.end), part.start),
      }
    }),
  }
}

function isTitle(text: string, { kind, body, end, words }: Paragraph): boolean {
  if ((kind !== 'heading' && kind !== 'text') || words > LONGEST_TITLE) return false
  const line = text.slice(body, end).replace(/\s+/g, ' ')
  const [title] = TITLE.exec(line) ?? []
  if (title === undefined || isContentsLine(line)) return false
  return kind === 'heading' || (NAME_AFTER.test(line.slice(title.length)) && !/[.!?;,]["”’)]?$/.test(line))
}

/** A heading with nothing under it is the title of the report, or of a group of sections. */
function sectionsOf(text: string, paragraphs: readonly Paragraph[]): ReportSection[] {
  const headings = paragraphs.filter(({ kind }) => kind === 'heading')
  const last = paragraphs.at(-1)?.end ?? 0
  return headings
    .map(({ start, end }, index) => {
      const until = headings[index + 1]?.start ?? last
      return { start, end, title: text.slice(start, end), words: countWords(text.slice(end, until)) }
    })
    .filter(({ words }) => words > 0)
}
