import { datesIn } from './dateWords.ts'
import { type Paragraph, paragraphsIn } from './paragraphs.ts'
import type { Place } from './place.ts'
import { countWords } from './words.ts'

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
  /^(?:(?:part \w+\s*[:–-]?\s*)?(?:project|RPL|career episode)?\s*report|(?:RPL )?project|career episode)\s*(?:no\.?|number|#)?\s*[:–-]?\s*(?:[1-9]|one|two|I{1,2}|A|B)\b|^(?:first|second) (?:project )?report\b/i

/** The project reports of a text. They have no length of their own in the rules, so words are only counted. */
export function readRplReports(text: string): RplReports {
  const paragraphs = paragraphsIn(text)
  const headings = paragraphs.filter(({ kind }) => kind === 'heading')
  const titles = headings.filter(({ start, end }) => TITLE.test(text.slice(start, end)))
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
