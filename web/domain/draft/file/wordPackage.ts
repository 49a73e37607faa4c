import type { Allowance } from './allowance.ts'
import { FileError, type FileFault } from './fileFaults.ts'
import { XmlReader } from './xmlReader.ts'
import { openZip, partName, type Zip } from './zip.ts'

/** The parts of a Word file that its text is in. Only the document must be there. */
type WordPackage = { document: XmlReader; numbering: XmlReader | undefined; styles: XmlReader | undefined }

/** Finds the parts by what the file says of them: their names are free. */
export function openWordPackage(bytes: Uint8Array, allowance: Allowance): WordPackage {
  const zip = openZip(bytes)
  const read = (name: string) => {
    const pieces = zip.open(name, allowance)
    return pieces && new XmlReader(pieces)
  }
  const types = contentTypes(read('[Content_Types].xml'))
  const main = relationsOf(read('_rels/.rels'), '').get('officedocument') ?? types.find(({ type }) => WORD_TYPE.test(type))?.part
  const path = main ?? (zip.has('word/document.xml') ? 'word/document.xml' : undefined)
  if (path === undefined) throw new FileError(kindOfZip(zip, types))
  const type = types.find(({ part }) => part === path)?.type
  if (type !== undefined && OTHER_TYPE.test(type)) throw new FileError('office')
  const document = read(path)
  if (document === undefined) throw new FileError('broken')

  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const relations = relationsOf(read(`${folder}_rels/${path.slice(folder.length)}.rels`), folder)
  return {
    document,
    numbering: read(relations.get('numbering') ?? `${folder}numbering.xml`),
    styles: read(relations.get('styles') ?? `${folder}styles.xml`),
  }
}

const WORD_TYPE = /wordprocessingml|ms-word/i
const OTHER_TYPE = /spreadsheet|presentation|ms-excel|ms-powerpoint|visio|xps/i

/** The parts that a part names, by their kind: the first of each. A path without a slash before it starts in `folder`. */
function relationsOf(reader: XmlReader | undefined, folder: string): Map<string, string> {
  const relations = new Map<string, string>()
  for (const name of within(reader, 'Relationships')) {
    if (name !== 'Relationship' || reader?.attribute('TargetMode') === 'External') continue
    const kind = /\/relationships\/(\w{1,40})$/.exec(reader?.attribute('Type') ?? '')?.[1]?.toLowerCase()
    const target = reader?.attribute('Target') ?? ''
    if (kind !== undefined && !relations.has(kind)) relations.set(kind, partName(target.startsWith('/') ? target : folder + target))
  }
  return relations
}

type ContentType = { part: string; type: string }

function contentTypes(reader: XmlReader | undefined): ContentType[] {
  const types: ContentType[] = []
  for (const name of within(reader, 'Types')) {
    if (name !== 'Override') continue
    types.push({ part: partName(reader?.attribute('PartName') ?? ''), type: reader?.attribute('ContentType') ?? '' })
  }
  return types
}

function* within(reader: XmlReader | undefined, root: string): Generator<string> {
  if (reader === undefined) return
  for (const name of reader.children()) if (name === root) yield* reader.children()
}

/** What a zip is that is no Word file. */
function kindOfZip(zip: Zip, types: readonly ContentType[]): FileFault {
  if (types.some(({ type }) => OTHER_TYPE.test(type))) return 'office'
  if (zip.names.some((name) => /(?:^|\/)(?:index\.zip|document\.iwa|buildversionhistory\.plist)$/.test(name))) return 'pages'
  if (zip.has('META-INF/manifest.xml') && zip.has('content.xml')) return 'openDocument'
  return 'archive'
}
