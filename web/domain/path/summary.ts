import { fillIn } from '../fillIn.ts'

export type SummaryWords = { start: string; end: string; line: string; occupation: string }

type SummaryLine = { short: string; answer: string }

/** The path as plain text, for an enquiry that a person reads. */
export function pathSummary(
  { result, lines, occupation }: { result: string; lines: readonly SummaryLine[]; occupation: string },
  words: SummaryWords,
): string {
  return [
    words.start,
    result,
    ...lines.map(({ short, answer }) => fillIn(words.line, { question: short, answer })),
    ...(occupation ? [fillIn(words.occupation, { occupation })] : []),
    words.end,
  ].join('\n')
}
