import { Allowance } from './allowance.ts'
import { FileError, type FileFault } from './fileFaults.ts'
import { hiddenStyles } from './hiddenStyles.ts'
import { listElements, listLabels, styleElements } from './lists.ts'
import type { PassedOver } from './passedOver.ts'
import { openWordPackage } from './wordPackage.ts'
import { readText } from './wordText.ts'
import type { XmlReader } from './xmlReader.ts'
import { readTree, type XmlElement } from './xmlTree.ts'

/** The text of a .docx file, with the numbers that Word makes itself, and what beside text is in it. */
export function readWord(bytes: Uint8Array, characters: number): { text: string; passedOver: PassedOver[] } | { fault: FileFault } {
  try {
    const allowance = new Allowance(bytes.length, characters)
    const parts = openWordPackage(bytes, allowance)
    const styles = rootOf(parts.styles, styleElements, allowance)
    const surroundings = { labelOf: listLabels(rootOf(parts.numbering, listElements, allowance), styles), hidden: hiddenStyles(styles) }
    const { lines, passedOver } = readText(parts.document, surroundings, allowance)
    return { text: lines.join('\n'), passedOver }
  } catch (error) {
    if (error instanceof FileError) return { fault: error.fault }
    // That is a fault of ours, and not the file's.
    if (error instanceof TypeError) console.error(error)
    return { fault: 'broken' }
  }
}

function rootOf(reader: XmlReader | undefined, names: ReadonlySet<string>, allowance: Allowance): XmlElement | undefined {
  if (reader === undefined) return undefined
  for (const name of reader.children()) return readTree(reader, name, names, allowance)
  return undefined
}
