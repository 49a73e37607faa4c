import { childAt, childrenOf, isOn, settingOf, type XmlElement } from './wordXml.ts'

type ListPosition = { listId: string; level: number }

export type WordLists = { lists: Map<string, List>; positionOf: (properties: XmlElement | undefined) => ListPosition | undefined }

type Style = { basedOn?: string | undefined; listId?: string | undefined; level?: string | undefined }

export function readLists(numbering: XmlElement | undefined, stylesheet: XmlElement | undefined): WordLists {
  const styles = new Map(childrenOf(stylesheet, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', styleOf(style)]))
  const abstracts = new Map(childrenOf(numbering, 'w:abstractNum').map((list) => [list.attributes['w:abstractNumId'] ?? '', list]))
  const numbers = new Map(childrenOf(numbering, 'w:num').map((list) => [list.attributes['w:numId'] ?? '', list]))

  /** A list can be just a pointer to another one, which a style names. */
  function definitionOf(listId: string, depth = 0): { counter: string; element: XmlElement } | undefined {
    const counter = settingOf(numbers.get(listId), 'w:abstractNumId') ?? ''
    const element = abstracts.get(counter)
    const linked = styles.get(settingOf(element, 'w:numStyleLink') ?? '')?.listId
    if (linked !== undefined && linked !== listId && depth < 3) return definitionOf(linked, depth + 1)
    return element && { counter, element }
  }

  const lists = new Map<string, List>()
  const levelsOfStyles = new Map<string, ListPosition>()
  for (const [listId, number] of numbers) {
    const definition = definitionOf(listId)
    if (definition === undefined) continue
    const overrides = childrenOf(number, 'w:lvlOverride')
    const levels = [...childrenOf(definition.element, 'w:lvl'), ...overrides.flatMap((override) => childrenOf(override, 'w:lvl'))]
    const restarts = overrides.map((override) => [levelIn(override), Number(settingOf(override, 'w:startOverride'))] as const)
    lists.set(listId, {
      counter: definition.counter,
      levels: new Map(levels.map((level) => [levelIn(level), listLevelOf(level)])),
      restarts: new Map(restarts.filter(([, start]) => Number.isFinite(start))),
    })
    for (const level of levels) {
      const style = settingOf(level, 'w:pStyle')
      if (style !== undefined && !levelsOfStyles.has(style)) levelsOfStyles.set(style, { listId, level: levelIn(level) })
    }
  }

  function ofStyle(id: string | undefined, depth = 0): ListPosition | undefined {
    const style = styles.get(id ?? '')
    if (id === undefined || style === undefined || depth > 10) return undefined
    if (style.listId === '0') return undefined
    if (style.listId !== undefined) return { listId: style.listId, level: Number(style.level ?? levelsOfStyles.get(id)?.level ?? 0) }
    return levelsOfStyles.get(id) ?? ofStyle(style.basedOn, depth + 1)
  }

  function positionOf(properties: XmlElement | undefined): ListPosition | undefined {
    const own = childAt(properties, 'w:numPr')
    const styled = ofStyle(settingOf(properties, 'w:pStyle'))
    const listId = settingOf(own, 'w:numId') ?? styled?.listId
    if (listId === undefined || listId === '0') return undefined
    return { listId, level: Number(settingOf(own, 'w:ilvl') ?? styled?.level ?? 0) }
  }

  return { lists, positionOf }
}

function styleOf(style: XmlElement): Style {
  const list = childAt(style, 'w:pPr', 'w:numPr')
  return { basedOn: settingOf(style, 'w:basedOn'), listId: settingOf(list, 'w:numId'), level: settingOf(list, 'w:ilvl') }
}

function listLevelOf(level: XmlElement): ListLevel {
  return {
    start: Number(settingOf(level, 'w:start') ?? 0),
    format: settingOf(level, 'w:numFmt') ?? 'decimal',
    text: settingOf(level, 'w:lvlText') ?? '',
    legal: isOn(level, 'w:isLgl'),
    endless: settingOf(level, 'w:lvlRestart') === '0',
  }
}

function levelIn(element: XmlElement): number {
  return Number(element.attributes['w:ilvl'] ?? 0)
}

/** One level of a list of Word: `%1.%2` with the formats of the levels it names. `endless` does not restart under a new number. */
type ListLevel = { start: number; format: string; text: string; legal?: boolean; endless?: boolean }

export type List = {
  /** Lists that share it continue where the other stopped. */
  counter: string
  levels: ReadonlyMap<number, ListLevel>
  /** The numbers that a list restarts at when it is first used. */
  restarts: ReadonlyMap<number, number>
}

/** Counts the paragraphs of Word's own lists, as Word does when it shows them. */
export function listCounter(lists: ReadonlyMap<string, List>) {
  const counters = new Map<string, Map<number, number>>()
  const used = new Set<string>()

  return function labelFor(listId: string, level: number): string {
    const list = lists.get(listId)
    const own = list?.levels.get(level)
    if (list === undefined || own === undefined) return ''
    const counts = counters.get(list.counter) ?? new Map<number, number>()
    counters.set(list.counter, counts)
    if (!used.has(listId)) for (const [at, start] of list.restarts) counts.set(at, start - 1)
    used.add(listId)

    counts.set(level, (counts.get(level) ?? own.start - 1) + 1)
    for (const deeper of counts.keys()) if (deeper > level && !list.levels.get(deeper)?.endless) counts.delete(deeper)
    if (own.format === 'bullet') return '•'
    return own.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const named = list.levels.get(at)
      return formatted(counts.get(at) ?? named?.start ?? 1, own.legal ? 'decimal' : (named?.format ?? 'decimal'))
    })
  }
}

const formats = new Map<string, (count: number) => string>([
  ['lowerLetter', letters],
  ['upperLetter', (count) => letters(count).toUpperCase()],
  ['lowerRoman', roman],
  ['upperRoman', (count) => roman(count).toUpperCase()],
  ['decimalZero', (count) => String(count).padStart(2, '0')],
  ['none', () => ''],
])

function formatted(count: number, format: string): string {
  return (formats.get(format) ?? String)(count)
}

/** a to z, then aa, bb: as Word counts. */
function letters(count: number): string {
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))
}

const numerals: readonly [number, string][] = [
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
  const [value, sign] = numerals.find(([least]) => count >= least) ?? [1, 'i']
  return count < 1 ? '' : sign + roman(count - value)
}
