import { countWords, endsSentence, isContentsLine, type Paragraph, paragraphsIn } from './paragraphs.ts'
import { datesIn } from './sections.ts'

export type RplReports = ReturnType<typeof readRplReports>

/** Of a line with single spaces. */
const TITLE =
  /^(?:(?:part \w+ ?[:–-]? ?)?(?:(?:RPL|career episode) )?(?:project )?report|(?:RPL )?project|career episode) ?(?:no\.?|number|#)? ?[:–-]? ?(?:[1-9]|one|two|I{1,2}|A|B)\b|^(?:first|second) (?:project )?report\b/i

/** A title with the name of its project can be longer than other headings. */
const NAME_AFTER = /^(?:\s*[:–—]|\s-\s)/
const LONGEST_TITLE = 25

/** The project reports of a text. The rules set no length for them, so words are only counted. */
export function readRplReports(text: string) {
  const paragraphs = paragraphsIn(text)
  const titles = paragraphs.flatMap((title, place) => (isTitle(text, title) ? [{ title, place }] : []))
  return {
    words: countWords(text),
    reports: titles.map(({ title, place }, index) => {
      const next = titles[index + 1]
      const end = next?.title.start ?? text.length
      const inside = paragraphs.slice(place + 1, next?.place)
      return {
        title: text.slice(title.start, title.end),
        words: countWords(text.slice(title.end, end)),
        sections: sectionsOf(text, inside),
        dates: datesIn(text.slice(title.start, end), title.start),
      }
    }),
  }
}

function isTitle(text: string, { kind, body, end, words }: Paragraph): boolean {
  if ((kind !== 'heading' && kind !== 'text') || words > LONGEST_TITLE) return false
  const line = text.slice(body, end).replace(/\s+/g, ' ')
  const [title] = TITLE.exec(line) ?? []
  if (title === undefined || isContentsLine(line)) return false
  return kind === 'heading' || (NAME_AFTER.test(line.slice(title.length)) && !endsSentence(line))
}

/** A heading with nothing under it is the title of the report, or of a group of sections. */
function sectionsOf(text: string, paragraphs: readonly Paragraph[]) {
  const headings = paragraphs.filter(({ kind }) => kind === 'heading')
  const last = paragraphs.at(-1)?.end ?? 0
  return headings
    .map(({ start, end }, index) => {
      const until = headings[index + 1]?.start ?? last
      return { title: text.slice(start, end), words: countWords(text.slice(end, until)) }
    })
    .filter(({ words }) => words > 0)
}
