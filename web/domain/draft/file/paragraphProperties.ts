import type { ListPlace } from './lists.ts'
import type { XmlReader } from './xmlReader.ts'
import { isTrue } from './xmlTree.ts'

/** `joins`: its mark is deleted or moved away, or it is one large first letter, so the next paragraph goes on after it. `isMarkHidden`: undefined where only the style says. */
type ParagraphProperties = ListPlace & { joins: boolean; isMarkHidden: boolean | undefined }

export const noProperties: ParagraphProperties = { joins: false, isMarkHidden: undefined }

export function readProperties(reader: XmlReader): ParagraphProperties {
  const properties = { ...noProperties }
  for (const name of reader.children()) {
    if (name === 'w:pStyle') properties.style = reader.attribute('w:val')
    else if (name === 'w:framePr') properties.joins ||= ['drop', 'margin'].includes(reader.attribute('w:dropCap') ?? '')
    else if (name === 'w:numPr') {
      for (const setting of reader.children()) {
        if (setting === 'w:numId') properties.listId = reader.attribute('w:val')
        if (setting === 'w:ilvl') properties.level = reader.attribute('w:val')
      }
    } else if (name === 'w:rPr') {
      for (const setting of reader.children()) {
        if (setting === 'w:del' || setting === 'w:moveFrom') properties.joins = true
        if (setting === 'w:vanish' || setting === 'w:specVanish') properties.isMarkHidden ||= isTrue(reader.attribute('w:val'))
      }
    }
  }
  return properties
}
