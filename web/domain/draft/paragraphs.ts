import { isWrapped, type Line, linesOf } from './lines.ts'
import { labelOf, type ParagraphNumber } from './paragraphNumber.ts'
import type { Place } from './place.ts'
import { countWords } from './words.ts'

/** `text` is read for numbers and sentences; the rest stands between such paragraphs. */
export type ParagraphKind = 'text' | 'heading' | 'caption' | 'item' | 'row'

export type Paragraph = Place & {
  kind: ParagraphKind
  /** Where the words start, after the number. */
  body: number
  words: number
  number?: ParagraphNumber
  /** Numbered 1, 2, 3 instead of 1.1, 1.2, 1.3. */
  plain?: number
}

const CAPTION =
  /^(?:figure|fig|table|photo(?:graph)?|image|picture|drawing|equation|eq|diagram|appendix|annex(?:ure)?|source)\b\.?\s*(?:[\d(:–-]|[A-Z]\b)/i
const ITEM = /^(?:[•●▪◦○■□·*–—-]|o(?=\s)|[a-f]\.|[a-z]\)|\(?[ivx]{1,4}\)|\([a-z\d]\))\s+/
const LONGEST_HEADING = 10

export function paragraphsIn(text: string): Paragraph[] {
  const lines = linesOf(text)
  const wrapped = isWrapped(lines)
  const paragraphs: Paragraph[] = []
  let before: Line | undefined
  for (const line of lines) {
    const last = paragraphs.at(-1)
    const paragraph = paragraphOf(line)
    if (wrapped && last && before && line.below && continues(before, paragraph, last)) {
      last.end = line.end
      last.words += paragraph.words
      last.kind = last.kind === 'heading' ? 'text' : last.kind
    } else paragraphs.push(paragraph)
    before = line
  }
  return paragraphs
}

/** In a text with a break after every line, only an empty line, a number or a mark starts a paragraph. */
function continues(before: Line, { number, plain, kind }: Paragraph, last: Paragraph): boolean {
  const labelled = number !== undefined || plain !== undefined || kind === 'item' || kind === 'caption'
  const underHeading = last.kind === 'heading' && before.text.length < 45
  return !labelled && !underHeading && last.kind !== 'row'
}

function paragraphOf({ start, end, text }: Line): Paragraph {
  const { length, ...label } = labelOf(text)
  const rest = text.slice(length)
  const body = start + length + (rest.length - rest.trimStart().length)
  const words = countWords(rest)
  return { start, end, body, words, ...label, kind: kindOf(rest.trim(), words) }
}

function kindOf(body: string, words: number): ParagraphKind {
  if (body.includes('\t') && words < 60) return 'row'
  if (CAPTION.test(body) && words < 40) return 'caption'
  if (ITEM.test(body)) return 'item'
  if (words <= LONGEST_HEADING && !/[.!?;,]["”’)]?$/.test(body)) return 'heading'
  return 'text'
}
