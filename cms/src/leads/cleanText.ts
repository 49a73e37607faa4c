const CARRIAGE_RETURNS = /\r\n?/g;
const CONTROL_BUT_TAB_AND_NEWLINE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g;

/** Keeps the visitor's paragraphs. PostgreSQL cannot store a NUL, nor half a surrogate pair. */
export function cleanText(text: string): string {
  return text
    .replace(CARRIAGE_RETURNS, '\n')
    .replace(CONTROL_BUT_TAB_AND_NEWLINE, '')
    .toWellFormed()
    .trim();
}

export function cleanLine(text: string): string {
  return text.replace(CONTROL, ' ').toWellFormed().trim();
}
