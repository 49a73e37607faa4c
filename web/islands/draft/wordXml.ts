import { parseXml, XmlElement } from '@rgrove/parse-xml'

export type { XmlElement }

export function rootOf(bytes: Uint8Array | undefined): XmlElement | undefined {
  if (bytes === undefined) return undefined
  return parseXml(new TextDecoder().decode(bytes), { ignoreUndefinedEntities: true }).root ?? undefined
}

export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  const elements = (element?.children ?? []).filter((node): node is XmlElement => node instanceof XmlElement)
  return name === undefined ? elements : elements.filter((child) => child.name === name)
}

export function childAt(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((parent, name) => childrenOf(parent, name)[0], element)
}

/** Word keeps most values in an attribute of a child: `<w:start w:val="2"/>`. */
export function settingOf(element: XmlElement | undefined, ...names: string[]): string | undefined {
  return childAt(element, ...names)?.attributes['w:val']
}

/** Whether a switch such as `<w:vanish/>` is there and not turned off. */
export function isOn(element: XmlElement | undefined, name: string): boolean {
  const child = childAt(element, name)
  return child !== undefined && !['0', 'false', 'off'].includes(child.attributes['w:val'] ?? '')
}
