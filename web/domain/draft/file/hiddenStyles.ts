import { childAt, childrenOf, isOn, settingOf, type XmlElement } from './xmlTree.ts'

const LONGEST_CHAIN = 10

/** The styles that hide their text: by themselves, or by the style that they are based on. */
export function hiddenStyles(stylesheet: XmlElement | undefined): ReadonlySet<string> {
  const styles = new Map(childrenOf(stylesheet, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', style]))
  const isHidden = (style: XmlElement | undefined, depth = 0): boolean => {
    const letters = childAt(style, 'w:rPr')
    if (style === undefined || depth > LONGEST_CHAIN) return false
    if (childAt(letters, 'w:vanish')) return isOn(letters, 'w:vanish')
    return isHidden(styles.get(settingOf(style, 'w:basedOn') ?? ''), depth + 1)
  }
  return new Set([...styles].flatMap(([id, style]) => (isHidden(style) ? [id] : [])))
}
