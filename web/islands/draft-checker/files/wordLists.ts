import type { List, ListLevel } from './listLabels.ts'
import { childAt, childrenOf, isOn, settingOf, type XmlElement } from './wordXml.ts'

/** A paragraph's place in a list: given to it directly, or by its style. */
export type ListPlace = { listId: string; level: number }

export type WordLists = { lists: Map<string, List>; placeOf: (properties: XmlElement | undefined) => ListPlace | undefined }

type Style = { basedOn?: string | undefined; listId?: string | undefined; level?: string | undefined }

/** Reads `numbering.xml` and the styles that put paragraphs into lists. */
export function readLists(numbering: XmlElement | undefined, stylesheet: XmlElement | undefined): WordLists {
  const styles = new Map(childrenOf(stylesheet, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', styleOf(style)]))
  const abstracts = new Map(childrenOf(numbering, 'w:abstractNum').map((list) => [list.attributes['w:abstractNumId'] ?? '', list]))
  const numbers = new Map(childrenOf(numbering, 'w:num').map((list) => [list.attributes['w:numId'] ?? '', list]))

  /** A list can be the shell of another one that a style names. */
  function definitionOf(listId: string, depth = 0): { counter: string; element: XmlElement } | undefined {
    const counter = settingOf(numbers.get(listId), 'w:abstractNumId') ?? ''
    const element = abstracts.get(counter)
    const linked = styles.get(settingOf(element, 'w:numStyleLink') ?? '')?.listId
    if (linked !== undefined && linked !== listId && depth < 3) return definitionOf(linked, depth + 1)
    return element && { counter, element }
  }

  const lists = new Map<string, List>()
  const levelsOfStyles = new Map<string, ListPlace>()
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

  function ofStyle(id: string | undefined, depth = 0): ListPlace | undefined {
    const style = styles.get(id ?? '')
    if (id === undefined || style === undefined || depth > 10) return undefined
    if (style.listId === '0') return undefined
    if (style.listId !== undefined) return { listId: style.listId, level: Number(style.level ?? levelsOfStyles.get(id)?.level ?? 0) }
    return levelsOfStyles.get(id) ?? ofStyle(style.basedOn, depth + 1)
  }

  function placeOf(properties: XmlElement | undefined): ListPlace | undefined {
    const own = childAt(properties, 'w:numPr')
    const styled = ofStyle(settingOf(properties, 'w:pStyle'))
    const listId = settingOf(own, 'w:numId') ?? styled?.listId
    if (listId === undefined || listId === '0') return undefined
    return { listId, level: Number(settingOf(own, 'w:ilvl') ?? styled?.level ?? 0) }
  }

  return { lists, placeOf }
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
