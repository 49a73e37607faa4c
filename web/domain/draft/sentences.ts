import type { Paragraph } from './paragraphs.ts'
import type { Place } from './place.ts'
import { countWords } from './words.ts'

export type Sentence = Place & { words: number; text: string }

/** A name or a number follows these, so their full stop ends nothing. */
const NEVER_LAST = new Set('mr mrs ms dr er engr prof st pvt pty co messrs vs e.g i.e cf viz'.split(' '))
/** These end nothing before a number: “Fig. 3”, “no. 7”. */
const BEFORE_NUMBER = new Set('fig figs no nos eq eqn eqs ref refs sec sect ch cl vol p pp tab approx max min dia art'.split(' '))

/** No abbreviation is longer, and looking back over a whole paragraph takes time. */
const LONGEST_WORD = 16

/** The sentences of paragraphs. Headings, captions, table rows and list marks have none. */
export function sentencesIn(text: string, paragraphs: readonly Paragraph[]): Sentence[] {
  return paragraphs.filter(({ kind }) => kind === 'text').flatMap((paragraph) => split(text, { start: paragraph.body, end: paragraph.end }))
}

function split(text: string, { start, end }: Place): Sentence[] {
  const body = text.slice(start, end)
  const sentences: Sentence[] = []
  let from = 0
  for (const stop of body.matchAll(/[.!?]+["”’)\]]*(?=\s+["“‘([]?[\p{Lu}\d])/gu)) {
    const to = stop.index + stop[0].length
    if (
      stop[0] === '.' &&
      isAbbreviation(body.slice(Math.max(from, stop.index - LONGEST_WORD), stop.index), body.slice(to, to + 3).trimStart())
    )
      continue
    sentences.push(sentenceOf(body, from, to, start))
    from = to
  }
  if (body.slice(from).trim() !== '') sentences.push(sentenceOf(body, from, body.length, start))
  return sentences
}

function isAbbreviation(before: string, after: string): boolean {
  const word = /[\p{L}.]+$/u.exec(before)?.[0] ?? ''
  const lower = word.toLowerCase()
  // An initial, as in “D. Karki”; “I” and a unit such as “5 V” can end a sentence.
  if (/^\p{Lu}$/u.test(word)) return word !== 'I' && !/\d\s*\p{Lu}$/u.test(before)
  return NEVER_LAST.has(lower) || (BEFORE_NUMBER.has(lower) && /^[\d(]/.test(after))
}

function sentenceOf(body: string, from: number, to: number, offset: number): Sentence {
  const raw = body.slice(from, to)
  const text = raw.trim()
  const start = offset + from + (raw.length - raw.trimStart().length)
  return { start, end: start + text.length, text, words: countWords(text) }
}
