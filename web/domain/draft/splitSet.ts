import { isContentsLine, linesOf } from './paragraphs.ts'

export const episodeSheets = ['episode1', 'episode2', 'episode3'] as const
export const cdrSheets = [...episodeSheets, 'statement'] as const
export const sheets = [...cdrSheets, 'rpl'] as const

export type EpisodeSheet = (typeof episodeSheets)[number]
export type CdrSheet = (typeof cdrSheets)[number]
export type Sheet = (typeof sheets)[number]

export function isEpisode(sheet: Sheet): sheet is EpisodeSheet {
  return sheet !== 'statement' && sheet !== 'rpl'
}

/** Of a line with single spaces. */
const EPISODE = /^(?:[\d.)]+ ?)?career episode ?(?:no\.?|number|#|[:–-])? ?(1|2|3|one|two|three|III|II|I)\b/i
const STATEMENT = /^(?:[\d.)]+ ?)?summary statement\b/i
const NUMBERS = ['1', 'one', 'i', '2', 'two', 'ii', '3', 'three', 'iii']
const LONGEST_TITLE = 90

type CdrSet = { before: string; parts: Partial<Record<CdrSheet, string>> }

/** A text with more than one part of a CDR, cut at the titles of the parts. Undefined for a single part. */
export function splitSet(text: string): CdrSet | undefined {
  const titles = new Map<CdrSheet, number>()
  for (const { text: line, start } of linesOf(text)) {
    const sheet = line.length <= LONGEST_TITLE && !/\t|[.;,]$/.test(line) && !isContentsLine(line) ? sheetOf(line) : undefined
    if (sheet && !titles.has(sheet)) titles.set(sheet, start)
  }
  if (titles.size < 2) return undefined
  const cuts = [...titles].sort(([, a], [, b]) => a - b)
  return {
    before: text.slice(0, cuts[0]?.[1]).trim(),
    parts: Object.fromEntries(cuts.map(([sheet, start], index) => [sheet, text.slice(start, cuts[index + 1]?.[1]).trim()])),
  }
}

function sheetOf(line: string): CdrSheet | undefined {
  const words = line.replace(/\s+/g, ' ')
  if (STATEMENT.test(words)) return 'statement'
  const word = EPISODE.exec(words)?.[1]?.toLowerCase()
  return word === undefined ? undefined : episodeSheets[Math.floor(NUMBERS.indexOf(word) / 3)]
}
