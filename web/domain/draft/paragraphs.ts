/** A stretch of a text, from `start` up to `end`. */
export type Span = { start: number; end: number }

export function within({ start, end }: Span, outer: Span): boolean {
  return start >= outer.start && end <= outer.end
}

/** Words as a word processor counts them: text between spaces that contains a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

export function byFrequency<Value>(values: readonly Value[]): Value[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}

/** A line that is not empty, without the spaces around it. `below`: it follows the line before without an empty line. */
export type Line = Span & { text: string; below: boolean }

export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let at = 0
  let below = false
  for (const raw of text.split('\n')) {
    const trimmed = raw.trim()
    const start = at + (raw.length - raw.trimStart().length)
    if (trimmed !== '') lines.push({ start, end: start + trimmed.length, text: trimmed, below })
    below = trimmed !== ''
    at += raw.length + 1
  }
  return lines
}

const FEWEST_BREAKS = 3

/** Text copied from a PDF or an email has a break after every line, in the middle of sentences. */
function isWrapped(lines: readonly Line[]): boolean {
  const pairs = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    return next?.below ? [{ line, next }] : []
  })
  const broken = pairs.filter(
    ({ line, next }) => line.text.length >= 40 && !/[.:;!?]["”’)]?$/.test(line.text) && /^\p{Ll}/u.test(next.text),
  )
  return broken.length >= FEWEST_BREAKS && broken.length >= pairs.length / 4
}

/** `2.7` as [2, 7]; a number under it, `2.7.1`, has one part more. */
export type ParagraphNumber = readonly number[]

/** “CE-1.1”, “[1.1]”. Any line has one, if only an empty one. */
const BEFORE_NUMBER = /^\s*[([]?(?:(?:ce|career episode|para(?:graph)?)\s*[.–-]?\s*)?/i
/** A dash may stand apart: “1.1 – I designed” is numbered, “1.5 – 2.0 m” is a quantity. */
const DOTTED = /^(\d{1,2}(?:\.\d{1,3}){1,3})[)\]]?(?:[.:)–-]|\s[–-](?=\s+\p{L}))?(?=\s|$|\p{Lu}\p{Ll}|I\s)/u
const PLAIN = /^\s*\(?(\d{1,2})[.)]\s+(?=\S)/

/** “2.5 kW were lost” starts with a quantity, not with a paragraph number. */
const QUANTITY =
  /^\s*(?:[mck]m[23²³]?|m[23²³]?|[mk]?g|kg|[kMG](?:W|V|VA|N|Pa|Hz|J)h?|Hz|rpm|bar|t|per\b|%|°|times|million|billion|seconds?|minutes?|hours?|days?|weeks?|months?|years?|lit(?:re|er)s?|met(?:re|er)s?|degrees?|tonnes?)(?![\p{L}\p{N}])/u

type Label = { number?: ParagraphNumber; plain?: number; length: number }

export function labelOf(line: string): Label {
  const [before = ''] = BEFORE_NUMBER.exec(line) ?? []
  const dotted = DOTTED.exec(line.slice(before.length))
  const length = before.length + (dotted?.[0].length ?? 0)
  if (dotted?.[1] !== undefined && !QUANTITY.test(line.slice(length))) return { number: dotted[1].split('.').map(Number), length }
  const plain = PLAIN.exec(line)
  return plain?.[1] === undefined ? { length: 0 } : { plain: Number(plain[1]), length: plain[0].length }
}

export function numberText(number: ParagraphNumber): string {
  return number.join('.')
}

/** `text` is read for numbers and sentences; the other kinds are between such paragraphs. */
type ParagraphKind = 'text' | 'heading' | 'caption' | 'item' | 'row'

export type Paragraph = Span & {
  kind: ParagraphKind
  body: number
  words: number
  number?: ParagraphNumber
  plain?: number
}

const CAPTION = /^(?:figure|fig|table|photo(?:graph)?|image|picture|drawing|equation|eq|diagram|appendix|annex(?:ure)?|source)\b\.?\s*/i
/** “Drawing A” is a name, “Drawing a conclusion” is not. */
const CAPTION_NUMBER = /^(?:[\d(:–-]|[A-Z]\b)/
const ITEM = /^(?:[•●▪◦○■□·*–—-]|o(?=\s)|[a-f]\.|[a-z]\)|\(?[ivx]{1,4}\)|\([a-z]\))\s+/
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
  return { start, end, body, words, ...label, kind: kindOf(rest.trim(), words, label.number) }
}

function kindOf(body: string, words: number, number: ParagraphNumber | undefined): ParagraphKind {
  if (body.includes('\t') && words < 60) return 'row'
  // “1.1 Figure 3 shows …” is a sentence: a caption has no paragraph number.
  if (number === undefined && words < 40 && isCaption(body)) return 'caption'
  if (ITEM.test(body)) return 'item'
  if (words <= LONGEST_HEADING && !endsSentence(body)) return 'heading'
  return 'text'
}

function isCaption(body: string): boolean {
  const [name] = CAPTION.exec(body) ?? []
  return name !== undefined && CAPTION_NUMBER.test(body.slice(name.length))
}

/** Or goes on after it: a title ends without a stop or a comma. */
export function endsSentence(line: string): boolean {
  return /[.!?;,]["”’)]?$/.test(line)
}

/** “Career Episode 1 ........ 4”, from a table of contents. */
export function isContentsLine(line: string): boolean {
  return /(?:\.\s{0,3}\.\s{0,3}\.|…)\s{0,9}\d{1,3}$/.test(line)
}

const LONGEST_QUOTE = 88

/** The words at a span, short enough for a margin, without the paragraph's number. */
export function quote(text: string, { start, end }: Span, paragraph: Paragraph | undefined): string {
  const from = paragraph && start < paragraph.body && paragraph.body < end ? paragraph.body : start
  const words = text.slice(from, end).replace(/\s+/g, ' ').trim()
  if (words.length <= LONGEST_QUOTE) return words
  const gap = words.lastIndexOf(' ', LONGEST_QUOTE)
  // A word may be longer than the margin, such as an address.
  return `${words.slice(0, gap < LONGEST_QUOTE / 2 ? LONGEST_QUOTE : gap).replace(/[,;:–-]$/, '')}\u00a0…`
}

export function paragraphAt(paragraphs: readonly Paragraph[], span: Span): Paragraph | undefined {
  let [from, to] = [0, paragraphs.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((paragraphs[middle]?.start ?? 0) <= span.start) from = middle + 1
    else to = middle
  }
  return paragraphs[from - 1]
}
