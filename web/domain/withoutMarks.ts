/** A text without the marks of content/textMarks.ts, and without half a mark where it was cut. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000-\uF0FF]/g, '')
}
