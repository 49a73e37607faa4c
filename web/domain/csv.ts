import { withoutFormula } from '../../cms/src/contract/formulaCell.ts'

/**
 * RFC 4180: commas, lines that end with CR LF, quotes where they are needed. A cell that a spreadsheet would run
 * as a formula begins with an apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = withoutFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
