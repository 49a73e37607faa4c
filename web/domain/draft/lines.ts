import type { Place } from './place.ts'

/** A line that is not empty, without the spaces around it. `below`: the line before touches it. */
export type Line = Place & { text: string; below: boolean }

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

/** Text copied from a PDF or an e-mail has a break after every line, in the middle of sentences. */
export function isWrapped(lines: readonly Line[]): boolean {
  const pairs = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    return next?.below ? [{ line, next }] : []
  })
  const broken = pairs.filter(
    ({ line, next }) => line.text.length >= 40 && !/[.:;!?]["”’)]?$/.test(line.text) && /^\p{Ll}/u.test(next.text),
  )
  return broken.length >= FEWEST_BREAKS && broken.length >= pairs.length / 4
}
