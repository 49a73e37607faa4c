import { childAt, childrenOf, isOn, settingOf, type XmlElement } from './xmlTree.ts'

/** What is read of the part that says how lists are numbered, and of the styles. */
export const listElements = elementsOf(
  'abstractNum num lvl lvlOverride start startOverride abstractNumId numStyleLink numFmt lvlText lvlRestart isLgl pStyle',
)
export const styleElements = elementsOf('style basedOn pPr numPr numId ilvl rPr vanish')

function elementsOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' ').map((name) => `w:${name}`))
}

/** Where a paragraph says that it is in a list. */
export type ListPlace = { style?: string | undefined; listId?: string | undefined; level?: string | undefined }

type ListPosition = { listId: string; level: number }

/** The labels of paragraphs in Word's own lists, asked for in the order of the text: counted as Word does when it shows them. */
export function listLabels(numbering: XmlElement | undefined, stylesheet: XmlElement | undefined) {
  const styles = byId(stylesheet, 'w:style', 'w:styleId')
  const { lists, levelsOfStyles } = readLists(numbering, styles)
  const counters = new Map<string, Map<number, number>>()
  const used = new Set<string>()

  return function labelOf(place: ListPlace): string {
    const { listId = '', level = 0 } = positionOf(place) ?? {}
    const list = lists.get(listId)
    const own = list?.levels.get(level)
    if (list === undefined || own === undefined) return ''
    const counts = counters.get(list.counter) ?? new Map<number, number>()
    counters.set(list.counter, counts)
    if (!used.has(listId)) for (const [at, start] of list.restarts) counts.set(at, start - 1)
    used.add(listId)

    counts.set(level, (counts.get(level) ?? own.start - 1) + 1)
    for (const deeper of counts.keys()) {
      if (deeper > level && level < (list.levels.get(deeper)?.restartsUnder ?? deeper)) counts.delete(deeper)
    }
    if (own.format === 'bullet') return '•'
    return own.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const named = list.levels.get(at)
      return formatted(counts.get(at) ?? named?.start ?? 1, own.legal ? 'decimal' : (named?.format ?? 'decimal'))
    })
  }

  function positionOf({ style, listId, level }: ListPlace): ListPosition | undefined {
    const styled = ofStyle(style)
    const own = listId ?? styled?.listId
    if (own === undefined || own === '0') return undefined
    return { listId: own, level: Number(level ?? styled?.level ?? 0) }
  }

  function ofStyle(id = '', depth = 0): ListPosition | undefined {
    const style = styles.get(id)
    const list = childAt(style, 'w:pPr', 'w:numPr')
    const listId = settingOf(list, 'w:numId')
    if (style === undefined || listId === '0' || depth > 10) return undefined
    const position = levelsOfStyles.get(id)
    if (listId === undefined) return position ?? ofStyle(settingOf(style, 'w:basedOn'), depth + 1)
    return { listId, level: Number(settingOf(list, 'w:ilvl') ?? position?.level ?? 0) }
  }
}

function readLists(numbering: XmlElement | undefined, styles: ReadonlyMap<string, XmlElement>) {
  const abstracts = byId(numbering, 'w:abstractNum', 'w:abstractNumId')
  const numbers = byId(numbering, 'w:num', 'w:numId')

  /** A list can be just a pointer to another one, which a style names. Lists that share a counter continue where the other stopped. */
  function definitionOf(listId: string, depth = 0): { counter: string; element: XmlElement } | undefined {
    const counter = settingOf(numbers.get(listId), 'w:abstractNumId') ?? ''
    const element = abstracts.get(counter)
    const linked = settingOf(styles.get(settingOf(element, 'w:numStyleLink') ?? ''), 'w:pPr', 'w:numPr', 'w:numId')
    if (linked !== undefined && linked !== listId && depth < 3) return definitionOf(linked, depth + 1)
    return element && { counter, element }
  }

  const lists = new Map<string, List>()
  const levelsOfStyles = new Map<string, ListPosition>()
  for (const [listId, number] of numbers) {
    const definition = definitionOf(listId)
    if (definition === undefined) continue
    const overrides = childrenOf(number, 'w:lvlOverride')
    const levels = [definition.element, ...overrides].flatMap((element) => childrenOf(element, 'w:lvl'))
    const restarts = overrides.map((override) => [levelIn(override), Number(settingOf(override, 'w:startOverride'))] as const)
    lists.set(listId, {
      counter: definition.counter,
      levels: new Map(levels.filter((level) => levelIn(level) <= DEEPEST_LEVEL).map((level) => [levelIn(level), listLevelOf(level)])),
      restarts: new Map(restarts.filter(([, start]) => Number.isFinite(start))),
    })
    for (const level of levels) {
      const style = settingOf(level, 'w:pStyle')
      if (style !== undefined && !levelsOfStyles.has(style)) levelsOfStyles.set(style, { listId, level: levelIn(level) })
    }
  }
  return { lists, levelsOfStyles }
}

type List = {
  counter: string
  levels: ReadonlyMap<number, ReturnType<typeof listLevelOf>>
  restarts: ReadonlyMap<number, number>
}

function byId(parent: XmlElement | undefined, name: string, attribute: string): Map<string, XmlElement> {
  return new Map(childrenOf(parent, name).map((element) => [element.attributes[attribute] ?? '', element]))
}

/** Word has nine levels, and labels shorter than this. */
const DEEPEST_LEVEL = 8
const LONGEST_LABEL = 255

/** One level of a list of Word: `%1.%2` with the formats of the levels it names. It restarts under a number of the levels above, or of fewer. */
function listLevelOf(level: XmlElement) {
  const restart = settingOf(level, 'w:lvlRestart')
  return {
    start: Number(settingOf(level, 'w:start') ?? 0),
    format: formatOf(childAt(level, 'w:numFmt')),
    text: (settingOf(level, 'w:lvlText') ?? '').slice(0, LONGEST_LABEL),
    legal: isOn(level, 'w:isLgl'),
    restartsUnder: restart === undefined ? undefined : Number(restart),
  }
}

/** A format of its own is written as its first numbers: `001, 002, 003, ...`. */
function formatOf(format: XmlElement | undefined): string {
  const named = format?.attributes['w:val'] ?? 'decimal'
  return named === 'custom' ? (/^0*1(?=,)/.exec(format?.attributes['w:format'] ?? '')?.[0] ?? 'decimal') : named
}

function levelIn(element: XmlElement): number {
  return Number(element.attributes['w:ilvl'] ?? 0)
}

const formats = new Map<string, (count: number) => string>([
  ['lowerLetter', letters],
  ['upperLetter', (count) => letters(count).toUpperCase()],
  ['lowerRoman', roman],
  ['upperRoman', (count) => roman(count).toUpperCase()],
  ['decimalZero', (count) => String(count).padStart(2, '0')],
  ['ordinal', (count) => `${count}${ordinals.get(new Intl.PluralRules('en', { type: 'ordinal' }).select(count)) ?? 'th'}`],
  ['numberInDash', (count) => `- ${count} -`],
  ['none', () => ''],
])

const ordinals = new Map<string, string>([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])

/** Word counts no further. Letters and Roman numbers get long long before. */
const HIGHEST = 32_767

function formatted(count: number, format: string): string {
  if (count > HIGHEST) return String(count)
  const padded = /^0+1$/.test(format) ? String(count).padStart(format.length, '0') : undefined
  return padded ?? (formats.get(format) ?? String)(count)
}

/** a to z, then aa, bb: as Word counts. */
function letters(count: number): string {
  return count < 1 ? '' : String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))
}

const numerals: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(count: number): string {
  if (count < 1) return ''
  const [value, sign] = numerals.find(([least]) => count >= least) ?? [1, 'i']
  return sign + roman(count - value)
}
