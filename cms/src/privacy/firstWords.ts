const MOST = 60

/** On one line, enough to know a text again. */
export function firstWords(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ')
  return line.length > MOST ? `${line.slice(0, MOST).toWellFormed()}…` : line
}
