/** A stretch of a text, from `start` up to `end`. */
export type Place = { start: number; end: number }

export function within({ start, end }: Place, outer: Place): boolean {
  return start >= outer.start && end <= outer.end
}

/** Words as a word processor counts them: text between spaces that contains a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}
