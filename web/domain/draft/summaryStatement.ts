import { byFrequency, countWords, numberText, type ParagraphNumber, type Span } from './paragraphs.ts'

/** `span` is the line from the code on. */
type ElementRow = { code: string; span: Span; references: (Span & { number: string })[] }

type Element = { code: string; state: 'cited' | 'bare' | 'missing'; references: string[]; span?: Span }

const CODE = /\b(PE|ET|EA|EM)\s?[-–.]?\s?([1-9])\s?\.\s?(\d{1,2})(?![\d]|\.\d)/g
/** In “1.1,1.2” a comma is between two numbers; in “1.5,000” it is inside one. */
const REFERENCE =
  /(?:^|[^\p{L}\p{N}.])(?:CE\s?[-–]?\s?)?([1-3](?:\.\d{1,2}){1,2})(?![\d%°]|\.\d|,\d(?!\d?\.\d))(\s?(?:-|–|—|to|through)\s?(?:CE\s?[-–]?\s?)?(\d(?:\.\d{1,2}){1,2}))?/gu
const UNIT =
  /^\s?(?:[mck]?m[23²³]?|kg|[kMG](?:W|V|VA|N|Pa|Hz)|Hz|bar|%|°|times|million|hours?|days?|weeks?|months?|years?)(?![\p{L}\p{N}])/u
const LONGEST_RANGE = 30

export type StatementCheck = ReturnType<typeof checkStatement>

/** `known`: the paragraph numbers of the episodes. `groups`: how many elements each group of the standard has (1.1 to 1.6 are six). */
export function checkStatement(text: string, known: ReadonlySet<string>, groups: readonly number[]) {
  const { category, otherCategories, rows } = readTable(text)
  const codes = category === undefined || category === 'EM' ? [] : codesOf(category, groups)
  const references = rows.flatMap(({ code, references }) => references.map((reference) => ({ code, ...reference })))
  const episodes = new Set([...known].map(episodeOf))
  return {
    words: countWords(text),
    /** The category whose codes are in the table most often: PE, ET, EA or EM. */
    category,
    otherCategories,
    rows,
    /** Elements of the category, in the order of the standard. Empty where we do not have its list. */
    elements: codes.map((code): Element => {
      const row = rows.find((candidate) => candidate.code === code)
      if (row === undefined) return { code, state: 'missing', references: [] }
      const numbers = [...new Set(row.references.map(({ number }) => number))]
      return { code, state: numbers.length > 0 ? 'cited' : 'bare', references: numbers, span: row.span }
    }),
    unknown: codes.length === 0 ? [] : rows.filter(({ code }) => code.startsWith(category ?? '') && !codes.includes(code)),
    nowhere: references.filter(({ number }) => episodes.has(episodeOf(number)) && !known.has(number)),
    /** References into episodes that are on no sheet. */
    unchecked: references.filter(({ number }) => !episodes.has(episodeOf(number))).length,
  }
}

function episodeOf(number: string): number {
  return Number.parseInt(number, 10)
}

function readTable(text: string) {
  const codes = [...text.matchAll(CODE)]
  const rows = new Map<string, ElementRow>()
  for (const [place, { 0: words, 1: category, 2: group, 3: item, index: start }] of codes.entries()) {
    const code = `${category}${group}.${item}`
    const references = referencesIn(text, { start: start + words.length, end: codes[place + 1]?.index ?? text.length })
    const row = rows.get(code)
    if (row) row.references.push(...references)
    else rows.set(code, { code, span: { start, end: lineEnd(text, start) }, references })
  }
  const [category, ...otherCategories] = byFrequency(codes.map(([, found = '']) => found))
  return { category, otherCategories, rows: [...rows.values()] }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

function referencesIn(text: string, { start, end }: Span): ElementRow['references'] {
  const part = text.slice(start, end)
  return [...part.matchAll(REFERENCE)].flatMap(({ 0: words, 1: first = '', 3: last, index }) => {
    const after = index + words.length
    if (UNIT.test(part.slice(after))) return []
    const span = { start: start + index + words.search(/[\p{L}\p{N}]/u), end: start + after }
    return numbersFrom(first, last).map((number) => ({ ...span, number }))
  })
}

function numbersFrom(first: string, last: string | undefined): string[] {
  const from = first.split('.').map(Number)
  const to = (last ?? first).split('.').map(Number)
  const stem: ParagraphNumber = from.slice(0, -1)
  const count = (to.at(-1) ?? 0) - (from.at(-1) ?? 0) + 1
  if (numberText(to.slice(0, -1)) !== numberText(stem) || count < 1 || count > LONGEST_RANGE) return last ? [first, last] : [first]
  return Array.from({ length: count }, (_, index) => numberText([...stem, (from.at(-1) ?? 0) + index]))
}

function codesOf(category: string, groups: readonly number[]): string[] {
  return groups.flatMap((count, group) => Array.from({ length: count }, (_, item) => `${category}${group + 1}.${item + 1}`))
}
