import { Inflate } from 'fflate'
import type { Allowance } from './allowance.ts'
import { FileError } from './fileFaults.ts'

export type Zip = ReturnType<typeof openZip>

type Entry = { name: string; method: number; isEncrypted: boolean; start: number; size: number }

const DIRECTORY_END = 0x06054b50
const DIRECTORY_END_64 = 0x06064b50
const DIRECTORY_END_64_SIZE = 56
const LOCATOR = 0x07064b50
const LOCATOR_SIZE = 20
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const DIRECTORY_END_SIZE = 22
const LONGEST_COMMENT = 0xffff
/** The size and place of an entry are in its extra field when they are this. */
const IN_EXTRA = 0xffffffff

/** A thousand times as much can come of one slice. */
const SLICE = 2048

/** The parts of a zip by the list at its end, unpacked piece by piece while they are read. */
export function openZip(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map<string, Entry>()
  for (const entry of readDirectory(view, bytes)) entries.set(partName(entry.name), entry)
  return {
    names: [...entries.keys()],
    has: (name: string) => entries.has(partName(name)),
    /** The bytes of a part; undefined when there is none of this name. */
    open(name: string, allowance: Allowance): Generator<Uint8Array> | undefined {
      const entry = entries.get(partName(name))
      return entry && unpack(bytes, view, entry, allowance)
    },
  }
}

/** Names are the same in any case, with `./` in them, and with letters written as percent signs. */
export function partName(name: string): string {
  const steps: string[] = []
  for (const step of decodedName(name.replaceAll('\\', '/')).toLowerCase().split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function* readDirectory(view: DataView, bytes: Uint8Array): Generator<Entry> {
  const { end, size, offset } = findDirectory(view)
  const directory = end - size
  // What was put before a zip moves all of it.
  const shift = directory - offset
  const decoder = new TextDecoder()
  for (let at = directory; at < end; ) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new FileError('broken')
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const extra = at + 46 + nameLength
    yield {
      name: decoder.decode(bytes.subarray(at + 46, extra)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      ...placeOf(view, at, { from: extra, to: extra + extraLength }, shift),
    }
    at = extra + extraLength + view.getUint16(at + 32, true)
  }
}

function placeOf(view: DataView, at: number, extra: { from: number; to: number }, shift: number): { start: number; size: number } {
  const unpacked = view.getUint32(at + 24, true)
  let size = view.getUint32(at + 20, true)
  let start = view.getUint32(at + 42, true)
  if (unpacked !== IN_EXTRA && size !== IN_EXTRA && start !== IN_EXTRA) return { start: start + shift, size }
  let field = extra.from
  while (field < extra.to && view.getUint16(field, true) !== 1) field += 4 + view.getUint16(field + 2, true)
  let value = field + 4
  // Only the values that did not fit are there, in this order.
  if (unpacked === IN_EXTRA) value += 8
  if (size === IN_EXTRA) {
    size = Number(view.getBigUint64(value, true))
    value += 8
  }
  if (start === IN_EXTRA) start = Number(view.getBigUint64(value, true))
  return { start: start + shift, size }
}

/** The list of entries: its size, where it is said to start, and where it ends. */
function findDirectory(view: DataView): { end: number; size: number; offset: number } {
  const end = findEnd(view)
  const larger = end - LOCATOR_SIZE - DIRECTORY_END_64_SIZE
  if (larger < 0 || view.getUint32(end - LOCATOR_SIZE, true) !== LOCATOR || view.getUint32(larger, true) !== DIRECTORY_END_64) {
    return { end, size: view.getUint32(end + 12, true), offset: view.getUint32(end + 16, true) }
  }
  return {
    end: larger,
    size: Number(view.getBigUint64(larger + 40, true)),
    offset: Number(view.getBigUint64(larger + 48, true)),
  }
}

function findEnd(view: DataView): number {
  const last = view.byteLength - DIRECTORY_END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === DIRECTORY_END) return at
  }
  throw new FileError('broken')
}

function* unpack(bytes: Uint8Array, view: DataView, entry: Entry, allowance: Allowance): Generator<Uint8Array> {
  if (entry.isEncrypted) throw new FileError('password')
  if (view.getUint32(entry.start, true) !== LOCAL_ENTRY) throw new FileError('broken')
  const from = entry.start + 30 + view.getUint16(entry.start + 26, true) + view.getUint16(entry.start + 28, true)
  const to = from + entry.size
  if (to > bytes.length || (entry.method !== 0 && entry.method !== 8)) throw new FileError('broken')
  const pieces: Uint8Array[] = []
  const inflate = new Inflate((piece) => pieces.push(piece))
  for (let at = from; at < to; at += SLICE) {
    const slice = bytes.subarray(at, Math.min(at + SLICE, to))
    if (entry.method === 0) pieces.push(slice)
    else inflate.push(slice, at + SLICE >= to)
    for (const piece of pieces.splice(0)) {
      allowance.spend('bytes', piece.length)
      if (piece.length > 0) yield piece
    }
  }
}
