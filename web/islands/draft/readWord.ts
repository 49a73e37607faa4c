import { unzipSync } from 'fflate'
import type { FileFault } from './draftWords.ts'
import { listLabels } from './wordLists.ts'
import { childAt, childrenOf, isOn, rootOf, type XmlElement } from './wordXml.ts'

/** Text alone is small: a document part of this size is not a draft, or is an attack. */
const LARGEST_PART_BYTES = 40_000_000

/** The text of a .docx file, with the numbers that Word makes itself. */
export function readWord(bytes: Uint8Array): { text: string } | { fault: FileFault } {
  try {
    const relations = rootOf(unzip(bytes, ['_rels/.rels'])['_rels/.rels'])
    const path = targetOf(relations, 'officeDocument')
    if (path === undefined || !path.endsWith('.xml')) return { fault: 'kind' }
    const folder = path.replace(/[^/]*$/, '')
    const own = `${folder}_rels/${path.slice(folder.length)}.rels`
    const ownRelations = rootOf(unzip(bytes, [own])[own])
    const numbering = targetOf(ownRelations, 'numbering', folder) ?? `${folder}numbering.xml`
    const styles = targetOf(ownRelations, 'styles', folder) ?? `${folder}styles.xml`
    const parts = unzip(bytes, [path, numbering, styles])
    const body = childAt(rootOf(parts[path]), 'w:body')
    if (body === undefined) return { fault: 'kind' }
    return { text: textOfDocument(body, listLabels(rootOf(parts[numbering]), rootOf(parts[styles]))) }
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

/** The path of the part that a list of relations names. A path without a slash before it starts in `folder`. */
function targetOf(relations: XmlElement | undefined, kind: string, folder = ''): string | undefined {
  const relation = childrenOf(relations, 'Relationship').find(({ attributes }) => attributes.Type?.endsWith(`/relationships/${kind}`))
  const target = relation?.attributes.Target
  return target?.startsWith('/') ? target.slice(1) : target && folder + target
}

/** Elements around paragraphs or words. Deleted and moved text, `w:del` and `w:moveFrom`, is not among them. */
const wrappers = new Set('w:sdt w:sdtContent w:ins w:moveTo w:hyperlink w:smartTag w:customXml w:fldSimple w:dir w:bdo'.split(' '))

/** One line for each paragraph, and for each table row with tabs between its cells. Deleted text, hidden text and text in pictures are left out. */
function textOfDocument(body: XmlElement, labelOf: ReturnType<typeof listLabels>): string {
  function linesIn(element: XmlElement): string[] {
    return childrenOf(element).flatMap((child) => {
      if (child.name === 'w:p') return paragraph(child)
      if (child.name === 'w:tbl') return childrenOf(child, 'w:tr').flatMap(row)
      return isWrapper(child) ? linesIn(child) : []
    })
  }

  function paragraph(element: XmlElement): string[] {
    const words = wordsIn(element).trim()
    // Word counts an empty paragraph of a list too, but shows only a number.
    const label = labelOf(childAt(element, 'w:pPr'))
    return [label && words ? `${label} ${words}` : words]
  }

  /** A table of one column is a frame around text. */
  function row(element: XmlElement): string[] {
    const cells = cellsIn(element).map(linesIn)
    if (cells.length === 1) return cells.flat()
    return [cells.map((lines) => lines.filter(Boolean).join(' ').replace(/\s+/g, ' ')).join('\t')]
  }

  return linesIn(body).join('\n')
}

function cellsIn(row: XmlElement): XmlElement[] {
  return childrenOf(row).flatMap((child) => (child.name === 'w:tc' ? [child] : isWrapper(child) ? cellsIn(child) : []))
}

function isWrapper({ name }: XmlElement): boolean {
  return wrappers.has(name)
}

function wordsIn(element: XmlElement): string {
  return childrenOf(element)
    .map((child) => (child.name === 'w:r' ? runText(child) : isWrapper(child) ? wordsIn(child) : ''))
    .join('')
}

function runText(run: XmlElement): string {
  if (isOn(childAt(run, 'w:rPr'), 'w:vanish')) return ''
  return childrenOf(run).map(partText).join('')
}

const characters = new Map([
  ['w:tab', '\t'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
])

function partText(part: XmlElement): string {
  if (part.name === 'w:t') return part.text
  if (part.name === 'w:br') return part.attributes['w:type'] ? ' ' : '\n'
  return characters.get(part.name) ?? ''
}
