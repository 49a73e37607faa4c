import type { Allowance } from './allowance.ts'
import type { XmlReader } from './xmlReader.ts'

export type XmlElement = { name: string; attributes: Readonly<Record<string, string>>; children: readonly XmlElement[] }

/** The element that is open, with what is in it of these names. An element of another name is as if it were not there, what is in it is kept. */
export function readTree(reader: XmlReader, name: string, names: ReadonlySet<string>, allowance: Allowance): XmlElement {
  allowance.spend('nodes')
  return { name, attributes: reader.attributes(), children: [...childrenIn(reader, names, allowance)] }
}

function* childrenIn(reader: XmlReader, names: ReadonlySet<string>, allowance: Allowance): Generator<XmlElement> {
  for (const name of reader.children()) {
    if (names.has(name)) yield readTree(reader, name, names, allowance)
    else yield* childrenIn(reader, names, allowance)
  }
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter((child) => child.name === name)
}

export function childAt(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((parent, name) => parent?.children.find((child) => child.name === name), element)
}

/** Word keeps most values in an attribute of a child: `<w:start w:val="2"/>`. */
export function settingOf(element: XmlElement | undefined, ...names: string[]): string | undefined {
  return childAt(element, ...names)?.attributes['w:val']
}

/** Whether a switch such as `<w:isLgl/>` is there and not turned off. */
export function isOn(element: XmlElement | undefined, name: string): boolean {
  const child = childAt(element, name)
  return child !== undefined && isTrue(child.attributes['w:val'])
}

/** The value of a switch. A switch without one is on. */
export function isTrue(value = ''): boolean {
  return !['0', 'false', 'off'].includes(value)
}
