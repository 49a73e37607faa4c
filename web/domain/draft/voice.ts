export type Voice = { we: number; i: number }

/** “US” is a country, so “us” counts in small letters only. */
const WE = /(?:^|[^A-Za-z0-9])(?:[Ww]e|[Oo]urs?|[Oo]urselves|us|Us)(?![A-Za-z0-9]|-[a-z])/g
/** “mine” can be a coal mine, so it does not count. */
const ME = /(?:^|[^A-Za-z0-9])(?:[Mm]y|[Mm]e|[Mm]yself)(?![A-Za-z0-9])/g
/** Not an I-beam, not I/O, not the initial of a name. */
const I = /(?:^|[^A-Za-z0-9.&/-])I(?![A-Za-z0-9/-]|\.\s?[A-Z]|\s(?:beams?|sections?|girders?|joists?)\b)/g
const NUMERAL_OF = /\b(?:phase|type|class|part|stage|grade|level|section|division|unit|volume|zone|category|figure|table|appendix|annex)$/i

/** How often a text says “we, our, us” and “I, my, me”. */
export function voiceOf(text: string): Voice {
  const spoken = [...text.matchAll(I)].filter(({ index }) => !NUMERAL_OF.test(text.slice(Math.max(0, index - 12), index)))
  return { we: text.match(WE)?.length ?? 0, i: spoken.length + (text.match(ME)?.length ?? 0) }
}
