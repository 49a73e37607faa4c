import { FileError } from './fileFaults.ts'
import { namespaces } from './namespaces.ts'

/** What prefixes mean in one stretch of a part, and the names that were worked out from it. */
type Scope = { own: ReadonlyMap<string, string>; outer: Scope | undefined; names: Map<string, string> }
type Open = { written: string; name: string; scope: Scope; keepsSpaces: boolean }

const DEEPEST = 400
const LONGEST_ENTITY = 12

/**
 * Reads a part from front to back without keeping it. A file names its namespaces as it likes;
 * here `w:p` is a paragraph whatever its prefix was, and in the strict kind of file too.
 */
export class XmlReader {
  #pieces: Iterator<string>
  #text = ''
  #at = 0
  #open: Open[] = []
  #attributes = ''
  #closesNext = false

  constructor(bytes: Iterable<Uint8Array>) {
    this.#pieces = decoded(bytes)
  }

  /** The elements in the one that is open, by name. What is not read of an element is skipped. */
  *children(): Generator<string> {
    const depth = this.#open.length
    for (;;) {
      const kind = this.#next()
      if (kind === 'close' && this.#open.length < depth) return
      if (kind === undefined) return
      if (kind !== 'open') continue
      const { name } = this.#open.at(-1) as Open
      const inside = this.#open.length
      yield name
      while (this.#open.length >= inside) this.#next()
    }
  }

  /** The words directly in the element that is open. */
  text(): string {
    const depth = this.#open.length
    const keepsSpaces = this.#open.at(-1)?.keepsSpaces
    let words = ''
    for (let kind = this.#next(); kind !== undefined && this.#open.length >= depth; kind = this.#next()) {
      if (kind === 'text' && this.#open.length === depth) words += this.#words
    }
    return keepsSpaces ? words.replace(/[\r\n]+/g, ' ') : words.trim().replace(/[\r\n]\s*/g, ' ')
  }

  /** An attribute of the element that was just opened. */
  attribute(name: string): string | undefined {
    const scope = this.#open.at(-1)?.scope
    return this.#written().find(([written]) => scope && nameIn(scope, written, true) === name)?.[1]
  }

  attributes(): Record<string, string> {
    const scope = this.#open.at(-1)?.scope
    return Object.fromEntries(this.#written().map(([written, value]) => [scope ? nameIn(scope, written, true) : written, value]))
  }

  #words = ''

  #next(): 'open' | 'close' | 'text' | undefined {
    if (this.#closesNext) return this.#close()
    if (this.#at >= this.#text.length && !this.#more()) {
      if (this.#open.length > 0) throw new FileError('broken')
      return undefined
    }
    if (this.#text[this.#at] !== '<') return this.#readText()
    while (this.#text.length < this.#at + 9 && this.#more());
    if (this.#text.startsWith('<!--', this.#at)) return this.#skipTo('-->')
    if (this.#text.startsWith('<?', this.#at)) return this.#skipTo('?>')
    if (this.#text.startsWith('<![CDATA[', this.#at)) {
      const end = this.#find(']]>', this.#at)
      this.#words = this.#text.slice(this.#at + 9, end)
      this.#at = end + 3
      return 'text'
    }
    // A part has no declarations of its own. Their entities would be a way to make much out of little.
    if (this.#text.startsWith('<!', this.#at)) throw new FileError('broken')
    return this.#text[this.#at + 1] === '/' ? this.#readEnd() : this.#readStart()
  }

  #readText(): 'text' {
    let end = this.#text.indexOf('<', this.#at)
    if (end === -1) {
      end = this.#text.length
      // An entity can go on in the next piece.
      const entity = this.#text.lastIndexOf('&')
      const isCut = entity >= this.#at && end - entity < LONGEST_ENTITY && !this.#text.includes(';', entity)
      if (isCut && entity > this.#at) end = entity
      else if (isCut && this.#more()) return this.#readText()
    }
    this.#words = unescaped(this.#text.slice(this.#at, end))
    this.#at = end
    return 'text'
  }

  #skipTo(mark: string): 'text' {
    this.#at = this.#find(mark, this.#at) + mark.length
    this.#words = ''
    return 'text'
  }

  #readEnd(): 'close' {
    const end = this.#find('>', this.#at)
    const written = this.#text.slice(this.#at + 2, end).trimEnd()
    this.#at = end + 1
    if (this.#open.at(-1)?.written !== written) throw new FileError('broken')
    return this.#close()
  }

  #close(): 'close' {
    this.#closesNext = false
    this.#open.pop()
    return 'close'
  }

  #readStart(): 'open' {
    const end = this.#endOfTag()
    const isEmpty = this.#text[end - 1] === '/'
    const tag = this.#text.slice(this.#at + 1, isEmpty ? end - 1 : end)
    this.#at = end + 1
    const written = /^[^\s]+/.exec(tag)?.[0] ?? ''
    this.#attributes = tag.slice(written.length)
    const around = this.#open.at(-1)
    if (written === '' || this.#open.length > DEEPEST) throw new FileError('broken')
    const scope = this.#scopeWithin(around?.scope)
    const keepsSpaces = this.#attributes.includes('xml:space') ? this.#value('xml:space') === 'preserve' : (around?.keepsSpaces ?? false)
    this.#open.push({ written, name: nameIn(scope, written, false), scope, keepsSpaces })
    this.#closesNext = isEmpty
    return 'open'
  }

  /** Of the tag at the present place. A value can contain `>`. */
  #endOfTag(): number {
    const marks = /["'>]/g
    marks.lastIndex = this.#at
    for (;;) {
      const mark = marks.exec(this.#text)
      const end = mark && (mark[0] === '>' ? mark.index : this.#text.indexOf(mark[0], mark.index + 1))
      if (mark?.[0] === '>') return mark.index
      if (end !== null && end !== -1) marks.lastIndex = end + 1
      else {
        this.#twiceAsMuch()
        marks.lastIndex = this.#at
      }
    }
  }

  #find(mark: string, from: number): number {
    const end = this.#text.indexOf(mark, from)
    if (end !== -1) return end
    const before = from - this.#at
    this.#twiceAsMuch()
    return this.#find(mark, this.#at + before)
  }

  /** A long tag is looked through again with twice as much of it, so that the work stays in proportion to its length. */
  #twiceAsMuch(): void {
    const enough = 2 * (this.#text.length - this.#at)
    let grown = false
    while (this.#text.length - this.#at < enough && this.#more()) grown = true
    if (!grown) throw new FileError('broken')
  }

  #more(): boolean {
    const { value, done } = this.#pieces.next()
    if (done) return false
    this.#text = this.#text.slice(this.#at) + value
    this.#at = 0
    return true
  }

  #scopeWithin(outer: Scope = { own: new Map(), outer: undefined, names: new Map() }): Scope {
    if (!this.#attributes.includes('xmlns')) return outer
    const own = this.#written().flatMap(([name, value]) => {
      const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : undefined
      return prefix === undefined ? [] : [[prefix, namespaces.get(value) ?? '?'] as const]
    })
    return own.length === 0 ? outer : { own: new Map(own), outer, names: new Map() }
  }

  #value(written: string): string | undefined {
    return this.#written().find(([name]) => name === written)?.[1]
  }

  #written(): [string, string][] {
    const found: [string, string][] = []
    const attribute = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
    for (let match = attribute.exec(this.#attributes); match; match = attribute.exec(this.#attributes)) {
      found.push([match[1] ?? '', unescaped(match[2] ?? match[3] ?? '')])
    }
    return found
  }
}

/** A prefix that is not declared is taken as Word writes it. */
function nameIn(scope: Scope, written: string, isAttribute: boolean): string {
  const key = isAttribute ? `@${written}` : written
  const known = scope.names.get(key)
  if (known !== undefined) return known
  const colon = written.indexOf(':')
  const prefix = colon === -1 ? '' : written.slice(0, colon)
  // The namespace without a prefix is for elements alone.
  const meant = isAttribute && prefix === '' ? '' : (namespaceOf(scope, prefix) ?? prefix)
  const name = meant === '' ? written.slice(colon + 1) : `${meant}:${written.slice(colon + 1)}`
  scope.names.set(key, name)
  return name
}

function namespaceOf(scope: Scope | undefined, prefix: string): string | undefined {
  return scope && (scope.own.get(prefix) ?? namespaceOf(scope.outer, prefix))
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

function unescaped(words: string): string {
  if (!words.includes('&')) return words
  return words.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (written, hexadecimal?: string, decimal?: string, name = '') => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    if (name === '') return code <= 0x10ffff ? String.fromCodePoint(code) : written
    return entities.get(name) ?? written
  })
}

function* decoded(bytes: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | undefined
  for (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece))
    yield decoder.decode(piece, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

/** By its mark, by the zeros beside its first letter, or by what its first line says. */
function encodingOf(start: Uint8Array): string {
  const [first, second] = start
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be'
  const line = new TextDecoder('windows-1252').decode(start.subarray(0, 120))
  const named = /^<\?xml[^>]{1,60}encoding=["']([\w-]{1,20})["']/.exec(line)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).encoding
  } catch {
    return 'utf-8'
  }
}
