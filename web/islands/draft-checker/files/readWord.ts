import { unzipSync } from 'fflate'
import type { FileFault } from './fileFault.ts'
import { readLists } from './wordLists.ts'
import { textOfDocument } from './wordText.ts'
import { childAt, childrenOf, rootOf } from './wordXml.ts'

/** Text alone is small: a document part of this size is no draft, or a trap. */
const LARGEST_PART_BYTES = 40_000_000

const MAIN_DOCUMENT = /\/relationships\/officeDocument$/

/** The text of a .docx file, with the numbers that Word makes itself. */
export function readWord(bytes: Uint8Array): { text: string } | { fault: FileFault } {
  try {
    const relations = rootOf(unzip(bytes, ['_rels/.rels'])['_rels/.rels'])
    const main = childrenOf(relations, 'Relationship').find(({ attributes }) => MAIN_DOCUMENT.test(attributes.Type ?? ''))
    const path = main?.attributes.Target?.replace(/^\//, '')
    if (path === undefined || !path.endsWith('.xml')) return { fault: 'kind' }
    const folder = path.replace(/[^/]*$/, '')
    const parts = unzip(bytes, [path, `${folder}numbering.xml`, `${folder}styles.xml`])
    const body = childAt(rootOf(parts[path]), 'w:body')
    if (body === undefined) return { fault: 'kind' }
    return { text: textOfDocument(body, readLists(rootOf(parts[`${folder}numbering.xml`]), rootOf(parts[`${folder}styles.xml`]))) }
  } catch (error) {
    return { fault: error instanceof RangeError ? 'huge' : 'broken' }
  }
}

function unzip(bytes: Uint8Array, names: string[]): Record<string, Uint8Array> {
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!names.includes(name)) return false
      if (originalSize > LARGEST_PART_BYTES) throw new RangeError(`${name} is larger than any draft`)
      return true
    },
  })
}
