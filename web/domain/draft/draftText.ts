/** A stretch of a text, from `start` up to `end`. */
export type Span = { start: number; end: number }

export function within({ start, end }: Span, outer: Span): boolean {
  return start >= outer.start && end <= outer.end
}

/** Words as a word processor counts them: text between spaces that contains a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** Each value once, the most frequent first. */
export function byFrequency<Value>(values: readonly Value[]): Value[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}
