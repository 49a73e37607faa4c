import { countWords, type Paragraph, type Span } from './paragraphs.ts'

export type Sentence = Span & { paragraph: Paragraph; words: number; text: string }

/** A name or a number follows these, so their full stop does not end a sentence. */
const NEVER_LAST = new Set('mr mrs ms md sr asst dr er engr prof st pvt pty co messrs vs e.g i.e cf viz'.split(' '))
/** These stand before a name or at the end of a sentence: “Eng. Karki”, “a degree in civil engg. I then …”. */
const SELDOM_LAST = new Set('eng engg jr'.split(' '))
const NEXT_SENTENCE = /^(?:I|My|We|Our|The|This|That|It|In|At|From|After|For)(?![\p{L}-])/u
/** Before a number these do not end a sentence: “Fig. 3”, “no. 7”. */
const BEFORE_NUMBER = new Set('fig figs no nos eq eqn eqs ref refs sec sect ch cl vol p pp tab approx max min dia art rs nrs tk'.split(' '))

/** No abbreviation is longer; looking back over a whole paragraph would take time. */
const LONGEST_WORD = 16

/** Each run of stops is read once. With what follows in one pattern, a page of dots would be read again from each of them. */
const STOP = /[.!?]+["”’)\]]*/g
const BEGINS = /\s+["“‘([]?[\p{Lu}\d]/uy

/** The sentences of paragraphs. Headings, captions, table rows and list marks have none. */
export function sentencesIn(text: string, paragraphs: readonly Paragraph[]): Sentence[] {
  return paragraphs.filter(({ kind }) => kind === 'text').flatMap((paragraph) => split(text, paragraph))
}

function split(text: string, paragraph: Paragraph): Sentence[] {
  const body = text.slice(paragraph.body, paragraph.end)
  const sentences: Sentence[] = []
  let from = 0
  for (const stop of body.matchAll(STOP)) {
    const to = stop.index + stop[0].length
    BEGINS.lastIndex = to
    if (!BEGINS.test(body)) continue
    if (
      stop[0] === '.' &&
      isAbbreviation(body.slice(Math.max(from, stop.index - LONGEST_WORD), stop.index), body.slice(to, to + 8).trimStart())
    )
      continue
    sentences.push(sentenceOf(body, from, to, paragraph))
    from = to
  }
  if (body.slice(from).trim() !== '') sentences.push(sentenceOf(body, from, body.length, paragraph))
  return sentences
}

function isAbbreviation(before: string, after: string): boolean {
  const word = before.split(/[^\p{L}.]/u).at(-1) ?? ''
  const lower = word.toLowerCase()
  // An initial, as in “D. Karki”; “I” and a unit such as “5 V” can end a sentence.
  if (/^\p{Lu}$/u.test(word)) return word !== 'I' && !/\d\s*\p{Lu}$/u.test(before)
  if (SELDOM_LAST.has(lower)) return !NEXT_SENTENCE.test(after)
  return NEVER_LAST.has(lower) || (BEFORE_NUMBER.has(lower) && /^[\d(]/.test(after))
}

function sentenceOf(body: string, from: number, to: number, paragraph: Paragraph): Sentence {
  const raw = body.slice(from, to)
  const text = raw.trim()
  const start = paragraph.body + from + (raw.length - raw.trimStart().length)
  return { paragraph, start, end: start + text.length, text, words: countWords(text) }
}

/** “US” is a country, so “us” counts in small letters only. */
const WE = /(?:^|[^A-Za-z0-9])(?:[Ww]e|[Oo]urs?|[Oo]urselves|us|Us)(?![A-Za-z0-9]|-[a-z])/g
/** “mine” can be a coal mine, so it does not count. */
const ME = /(?:^|[^A-Za-z0-9])(?:[Mm]y|[Mm]e|[Mm]yself)(?![A-Za-z0-9])/g
/** Not an I-beam, not I/O, not the initial of a name. */
const I = /(?:^|[^A-Za-z0-9.&/-])I(?![A-Za-z0-9/-]|\.\s?[A-Z]|\s(?:beams?|sections?|girders?|joists?)\b)/g
const NUMERAL_OF = /\b(?:phase|type|class|part|stage|grade|level|section|division|unit|volume|zone|category|figure|table|appendix|annex)$/i

export function voiceOf(text: string): { we: number; i: number } {
  const spoken = [...text.matchAll(I)].filter(({ index }) => !NUMERAL_OF.test(text.slice(Math.max(0, index - 12), index)))
  return { we: text.match(WE)?.length ?? 0, i: spoken.length + (text.match(ME)?.length ?? 0) }
}

/** What an engineer decides or works out. Changes that happen by themselves (reduced, increased) are left out on purpose. */
const actions =
  'adjusted adopted analysed analyzed applied arranged assessed calculated calibrated checked chosen commissioned compared computed conducted configured coordinated corrected decided derived designed determined developed diagnosed dimensioned discussed done drafted drawn estimated evaluated executed identified implemented inspected installed introduced investigated measured modelled modeled modified optimised optimized organised organized performed planned prepared programmed proposed recommended redesigned resolved reviewed scheduled selected simulated sized solved specified tested undertaken validated verified written'

const DONE_TO = new RegExp(
  `\\b(?:was|were|(?:has|have|had) been)\\s+(?:(?:not|also|then|first|later|finally|again|\\w+ly)\\s+){0,2}(?:(?:${actions.replaceAll(' ', '|')})\\b|carried out\\b)`,
  'i',
)

/** “by the contractor” names a person; “by hand” and “by comparing” do not. */
const BY_PERSON = /\bby\s+(?!(?:hand|means|using|then|now|end|\w+ing|\d)\b)/i

export function hidesWhoActed(sentence: string): boolean {
  if (!DONE_TO.test(sentence) || BY_PERSON.test(sentence)) return false
  const { we, i } = voiceOf(sentence)
  return we + i === 0
}
