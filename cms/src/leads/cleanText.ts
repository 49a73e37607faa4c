const CARRIAGE_RETURNS = /\r\n?/g
const CONTROL_BUT_TAB_AND_NEWLINE = /[^\P{Cc}\t\n]/gu
const CONTROL = /\p{Cc}+/gu

/** Keeps the visitor's paragraphs. PostgreSQL cannot store a NUL, nor half a surrogate pair. */
export function cleanText(text: string): string {
  return text.replace(CARRIAGE_RETURNS, '\n').replace(CONTROL_BUT_TAB_AND_NEWLINE, '').toWellFormed().trim()
}

export function cleanLine(text: string): string {
  return text.replace(CONTROL, ' ').toWellFormed().trim()
}
