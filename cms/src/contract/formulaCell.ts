// East Asian keyboards type the wide forms.
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function withoutFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}
