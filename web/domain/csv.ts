/**
 * RFC 4180: commas, lines that end with CR LF, quotes where they are needed. A cell that a spreadsheet would run
 * as a formula begins with an apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

// East Asian keyboards type the wide forms. The same rule as in cms/src/team/exportLeads.ts: contract/csv-cells.json.
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
