import { byFrequency, numberText, type Paragraph, type ParagraphNumber, type Span } from './paragraphs.ts'

/** `gap`: the numbers from `from` to `to` are left out before the span. The others are about one number, so `from` equals `to`. */
export type NumberingFault = { fault: 'gap' | 'repeat' | 'order' | 'stray'; from: string; to: string; span: Span }

type Numbering = {
  style: 'none' | 'plain' | 'dotted'
  numbers: string[]
  episode?: number
  faults: NumberingFault[]
  /** Paragraphs of sentences that have no number, among the numbered ones. */
  unnumbered: Span[]
}

const FEWEST_WORDS = 12

export function numberingOf(text: string, paragraphs: readonly Paragraph[]): Numbering {
  const labelled = paragraphs.flatMap((span) => (span.number ? [{ number: span.number, span }] : []))
  const [episode] = byFrequency(labelled.map(({ number }) => number[0] ?? 0))
  if (episode === undefined || labelled.length < 2) {
    const plain = paragraphs.filter(({ plain, kind }) => plain !== undefined && kind === 'text').length
    return { style: plain > 2 ? 'plain' : 'none', numbers: [], faults: [], unnumbered: [] }
  }
  return {
    style: 'dotted',
    episode,
    numbers: [...new Set(labelled.filter(({ number }) => number[0] === episode).map(({ number }) => numberText(number)))],
    faults: faultsIn(labelled, episode),
    unnumbered: paragraphs.filter(
      ({ number, kind, words, end }) =>
        kind === 'text' && number === undefined && words >= FEWEST_WORDS && /[.!?]/.test(text[end - 1] ?? ''),
    ),
  }
}

function faultsIn(labelled: readonly { number: ParagraphNumber; span: Span }[], episode: number): NumberingFault[] {
  const all = new Set(labelled.map(({ number }) => numberText(number)))
  const seen = new Set<string>()
  const faults: NumberingFault[] = []
  let highest: ParagraphNumber = [episode]
  for (const { number, span } of labelled) {
    const name = numberText(number)
    const fault = number[0] !== episode ? 'stray' : seen.has(name) ? 'repeat' : isAfter(number, highest) ? undefined : 'order'
    if (fault) faults.push({ fault, from: name, to: name, span })
    else {
      const missing = skipped(highest, number)
        .map(numberText)
        .filter((skippedName) => !all.has(skippedName))
      const [from] = missing
      if (from !== undefined) faults.push({ fault: 'gap', from, to: missing.at(-1) ?? from, span })
      highest = number
    }
    seen.add(name)
  }
  return faults
}

function isAfter(number: ParagraphNumber, other: ParagraphNumber): boolean {
  const at = firstDifference(number, other)
  return at < number.length && (at >= other.length || (number[at] ?? 0) > (other[at] ?? 0))
}

/** The numbers between two: 1.5 and 1.6 between 1.4 and 1.7; 1.7 to 1.8.1 skips nothing. */
function skipped(before: ParagraphNumber, number: ParagraphNumber): ParagraphNumber[] {
  const at = firstDifference(before, number)
  const stem = number.slice(0, at)
  const from = (before[at] ?? 0) + 1
  const count = Math.max(0, (number[at] ?? from) - from)
  return Array.from({ length: count }, (_, index) => [...stem, from + index])
}

function firstDifference(a: ParagraphNumber, b: ParagraphNumber): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  return at
}
