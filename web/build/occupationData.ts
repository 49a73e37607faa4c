import { occupationColumns } from '#content/occupationColumns.ts'
import { otherEntryOf, otherOccupationsPath, searchDataPath, searchEntryOf } from '#content/occupationSearch.ts'
import { occupationPath, occupations } from '#content/occupations.ts'
import { dataPage } from '#content/occupationTexts.ts'
import { otherOccupations } from '#content/otherOccupations.ts'
import { sources } from '#content/sources.ts'
import { withoutFormula } from '../../cms/src/contract/formulaCell.ts'

const VALUES_IN_A_CELL = ' | '

export const dataFiles: Readonly<Record<string, () => string>> = {
  [dataPage.csv.path]: occupationsCsv,
  [dataPage.json.path]: occupationsJson,
  [searchDataPath]: searchJson,
  [otherOccupationsPath]: () => JSON.stringify(otherOccupations.map(otherEntryOf)),
}

function occupationsCsv(): string {
  const rows = occupations.map((occupation) => occupationColumns.map(({ value }) => asCell(value(occupation))))
  return toCsv([occupationColumns.map(({ name }) => name), ...rows])
}

function occupationsJson(): string {
  return JSON.stringify({
    title: dataPage.heading,
    licence: dataPage.licence.body,
    columns: occupationColumns.map(({ name, holds, sources: ids }) => ({ name, holds, sources: ids.map((id) => sources[id].url) })),
    occupations: occupations.map((occupation) => Object.fromEntries(occupationColumns.map(({ name, value }) => [name, value(occupation)]))),
  })
}

function searchJson(): string {
  return JSON.stringify(
    occupations.map((occupation) => ({ ...searchEntryOf(occupation), authority: occupation.authority, path: occupationPath(occupation) })),
  )
}

function asCell(value: string | number | readonly string[]): string {
  return typeof value === 'object' ? value.join(VALUES_IN_A_CELL) : String(value)
}

/** RFC 4180. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = withoutFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
