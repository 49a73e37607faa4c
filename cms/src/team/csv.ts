const BYTE_ORDER_MARK = '\uFEFF'
// A spreadsheet takes a cell that begins like this for a formula; the wide forms are what East Asian keyboards
// type. The same rule as in web/domain/csv.ts: contract/csv-cells.json.
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

export function csvStart(titles: string[]): string {
  return BYTE_ORDER_MARK + csvLine(titles)
}

export function csvLine(cells: unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
