import { byFrequency, type ParagraphNumber, printed, type Span } from './paragraphs.ts'

export type Reference = Span & { number: string }

/** `span` is the line from the code on. */
type ElementRow = { code: string; span: Span; references: Reference[] }

export type SummaryStatement = {
  /** The category whose codes are in the table most often: PE, ET, EA or EM. */
  category?: string
  otherCategories: string[]
  /** One for each code, in the order of the table. */
  rows: ElementRow[]
}

const CODE = /\b(PE|ET|EA|EM)\s?[-–.]?\s?([1-9])\s?\.\s?(\d{1,2})(?![\d]|\.\d)/g
/** In “1.1,1.2” a comma is between two numbers; in “1.5,000” it is inside one. */
const REFERENCE =
  /(?:^|[^\p{L}\p{N}.])(?:CE\s?[-–]?\s?)?([1-3](?:\.\d{1,2}){1,2})(?![\d%°]|\.\d|,\d(?!\d?\.\d))(\s?(?:-|–|—|to|through)\s?(?:CE\s?[-–]?\s?)?(\d(?:\.\d{1,2}){1,2}))?/gu
const UNIT =
  /^\s?(?:[mck]?m[23²³]?|kg|[kMG](?:W|V|VA|N|Pa|Hz)|Hz|bar|%|°|times|million|hours?|days?|weeks?|months?|years?)(?![\p{L}\p{N}])/u
const LONGEST_RANGE = 30

export function readSummaryStatement(text: string): SummaryStatement {
  const codes = [...text.matchAll(CODE)].map(({ 0: words, 1: category = '', 2: group, 3: item, index }) => ({
    category,
    code: `${category}${group}.${item}`,
    span: { start: index, end: index + words.length },
    line: { start: index, end: lineEnd(text, index) },
  }))
  const rows = new Map<string, ElementRow>()
  for (const [index, { code, span, line }] of codes.entries()) {
    const references = referencesIn(text, { start: span.end, end: codes[index + 1]?.span.start ?? text.length })
    const row = rows.get(code)
    if (row) row.references.push(...references)
    else rows.set(code, { code, span: line, references })
  }
  const [category, ...otherCategories] = byFrequency(codes.map((found) => found.category))
  return { ...(category && { category }), otherCategories, rows: [...rows.values()] }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

function referencesIn(text: string, { start, end }: Span): Reference[] {
  const part = text.slice(start, end)
  return [...part.matchAll(REFERENCE)].flatMap(({ 0: words, 1: first = '', 3: last, index }) => {
    const after = index + words.length
    if (UNIT.test(part.slice(after))) return []
    const span = { start: start + index + words.search(/[\p{L}\p{N}]/u), end: start + after }
    return numbersFrom(first, last).map((number) => ({ ...span, number }))
  })
}

/** 1.5 to 1.8 means the four paragraphs. */
function numbersFrom(first: string, last: string | undefined): string[] {
  const from = first.split('.').map(Number)
  const to = (last ?? first).split('.').map(Number)
  const stem: ParagraphNumber = from.slice(0, -1)
  const count = (to.at(-1) ?? 0) - (from.at(-1) ?? 0) + 1
  if (printed(to.slice(0, -1)) !== printed(stem) || count < 1 || count > LONGEST_RANGE) return last ? [first, last] : [first]
  return Array.from({ length: count }, (_, index) => printed([...stem, (from.at(-1) ?? 0) + index]))
}

/** The paragraph numbers of the episodes on the other sheets, by episode. */
type KnownParagraphs = ReadonlyMap<number, ReadonlySet<string>>

export type CrossReferences = {
  /** Elements of the category, in the order of the standard. Empty where we do not have its list. */
  elements: { code: string; state: 'cited' | 'bare' | 'missing'; references: string[]; span?: Span }[]
  unknown: { code: string; span: Span }[]
  /** References to paragraphs that no episode has. */
  nowhere: { code: string; number: string; span: Span }[]
  /** References into episodes that are on no sheet. */
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
      return { code, state: numbers.length > 0 ? 'cited' : 'bare', references: numbers, span: row.span }
    }),
    unknown:
      codes.length === 0
        ? []
        : rows.filter(({ code }) => code.startsWith(category ?? '') && !codes.includes(code)).map(({ code, span }) => ({ code, span })),
    nowhere: references
      .filter(({ number }) => episodeOf(number) !== undefined && !episodeOf(number)?.has(number))
      .map(({ code, number, start, end }) => ({ code, number, span: { start, end } })),
    unchecked: references.filter(({ number }) => episodeOf(number) === undefined).length,
  }
}

function codesOf(category: string, groups: readonly number[]): string[] {
  return groups.flatMap((count, group) => Array.from({ length: count }, (_, item) => `${category}${group + 1}.${item + 1}`))
}
