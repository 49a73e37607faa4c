import type { Place } from './place.ts'
import type { SummaryStatement } from './summaryStatement.ts'

/** The numbers of the episodes that are there to be looked up, by episode. */
export type KnownParagraphs = ReadonlyMap<number, ReadonlySet<string>>

export type CrossReferences = {
  /** Elements of the category, in the order of the standard. Empty where we do not hold its list. */
  elements: { code: string; state: 'cited' | 'bare' | 'missing'; references: string[]; place?: Place }[]
  /** Codes that the standard does not have. */
  unknown: { code: string; place: Place }[]
  /** References to paragraphs that no episode has. */
  nowhere: { code: string; number: string; place: Place }[]
  /** References into episodes that are not there to be looked up. */
  unchecked: number
}

/** `groups` is how many elements each group of the standard has: 1.1 to 1.6, 2.1 to 2.4, 3.1 to 3.6. */
export function crossReferencesOf(statement: SummaryStatement, known: KnownParagraphs, groups: readonly number[]): CrossReferences {
  const { category, rows } = statement
  const codes = category === undefined || category === 'EM' ? [] : codesOf(category, groups)
  const references = rows.flatMap(({ code, references }) => references.map((reference) => ({ code, ...reference })))
  const episodeOf = (number: string) => known.get(Number.parseInt(number, 10))
  return {
    elements: codes.map((code) => {
      const row = rows.find((candidate) => candidate.code === code)
      if (row === undefined) return { code, state: 'missing', references: [] }
      const numbers = [...new Set(row.references.map(({ number }) => number))]
      return { code, state: numbers.length > 0 ? 'cited' : 'bare', references: numbers, place: row.place }
    }),
    unknown:
      codes.length === 0
        ? []
        : rows.filter(({ code }) => code.startsWith(category ?? '') && !codes.includes(code)).map(({ code, place }) => ({ code, place })),
    nowhere: references
      .filter(({ number }) => episodeOf(number) !== undefined && !episodeOf(number)?.has(number))
      .map(({ code, number, start, end }) => ({ code, number, place: { start, end } })),
    unchecked: references.filter(({ number }) => episodeOf(number) === undefined).length,
  }
}

function codesOf(category: string, groups: readonly number[]): string[] {
  return groups.flatMap((count, group) => Array.from({ length: count }, (_, item) => `${category}${group + 1}.${item + 1}`))
}
