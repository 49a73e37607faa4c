import { fillIn } from './fillIn.ts'
import type { Band, Clash, Score } from './points.ts'

type NamedFactor = { id: string; short: string; bands: readonly (Band & { label: string; why: string })[] }

export type MessageWords = {
  start: string
  end: string
  line: string
  waiting: string
  unanswered: string
  cap: string
  total: string
  totalNominated: string
  estimate: string
}

/** The breakdown as plain text, for an enquiry that a person reads. */
export function pointsMessage(score: Score<NamedFactor, Clash & { text: string }>, words: MessageWords): string {
  const answered = score.lines.filter(({ band }) => band !== undefined)
  const open = score.lines.filter(({ band }) => band === undefined)
  return [
    words.start,
    ...answered.map(({ factor, band, points, waits }) =>
      fillIn(waits ? words.waiting : words.line, { factor: factor.short, answer: band?.label ?? '', points }),
    ),
    ...(open.length > 0 ? [fillIn(words.unanswered, { factors: open.map(({ factor }) => factor.short).join(', ') })] : []),
    ...(score.cap ? [fillIn(words.cap, score.cap)] : []),
    ...(score.barredBy
      ? [score.barredBy.why]
      : score.totals.map(({ subclass, points, nomination }) =>
          fillIn(nomination === 0 ? words.total : words.totalNominated, { subclass, points, nomination }),
        )),
    ...score.clashes.map(({ text }) => text),
    words.estimate,
    words.end,
  ].join('\n')
}
