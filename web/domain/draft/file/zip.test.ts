import { strToU8, Zip, ZipDeflate } from 'fflate'
import { expect, test } from 'vitest'
import { CHARACTERS, documentOf, plain, textOf } from '../../../tests/fixtures/drafts/wordFile.ts'
import { Allowance } from './allowance.ts'
import { openZip, partName } from './zip.ts'

const NAME = 'word/document.xml'
const main = strToU8(documentOf(plain('I measured.')))

/** Numbers of this many bytes each, smallest byte first. */
const bytesOf = (...values: [bytes: number, value: number][]) =>
  values.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256))

const IN_EXTRA = 0xffffffff

/** A zip as programs write it that leave room for more than 4 GB. */
function largeZip(): Uint8Array {
  const name = [...strToU8(NAME)]
  const local = [
    ...bytesOf([4, 0x04034b50], [2, 45], [2, 0], [2, 0], [4, 0], [4, 0], [4, main.length], [4, main.length], [2, name.length], [2, 0]),
  ]
  const entry = [
    ...bytesOf([4, 0x02014b50], [2, 45], [2, 45], [2, 0], [2, 0], [4, 0], [4, 0], [4, IN_EXTRA], [4, IN_EXTRA], [2, name.length], [2, 33]),
    ...bytesOf([2, 0], [2, 0], [2, 0], [4, 0], [4, IN_EXTRA]),
    ...name,
    // A field of another kind is before the one that is looked for.
    ...bytesOf([2, 0x5455], [2, 1], [1, 0], [2, 1], [2, 24], [8, main.length], [8, main.length], [8, 0]),
  ]
  const start = local.length + name.length + main.length
  const end = [
    ...bytesOf([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, 1], [8, 1], [8, entry.length], [8, start]),
    ...bytesOf([4, 0x07064b50], [4, 0], [8, start + entry.length], [4, 1]),
    ...bytesOf([4, 0x06054b50], [2, 0], [2, 0], [2, 0xffff], [2, 0xffff], [4, IN_EXTRA], [4, IN_EXTRA], [2, 0]),
  ]
  return Uint8Array.from([...local, ...name, ...main, ...entry, ...end])
}

test('a zip with numbers of eight bytes is read, after other bytes too', () => {
  expect(textOf(largeZip())).toBe('I measured.')
  expect(textOf(Uint8Array.from([13, 10, ...largeZip()]))).toBe('I measured.')
})

test('a zip that was written as a stream is read: its sizes are only in the list at its end', () => {
  const pieces: number[] = []
  const zip = new Zip((_, piece) => pieces.push(...piece))
  const part = new ZipDeflate(NAME)
  zip.add(part)
  part.push(main, true)
  zip.end()
  expect(textOf(Uint8Array.from(pieces))).toBe('I measured.')
})

test('names differ only in what a reader of the package tells apart', () => {
  expect(['/Word/./a.xml', 'word\\a.xml', 'x/../word/A%2Exml'].map(partName)).toEqual(Array(3).fill('word/a.xml'))
  expect(partName('100%.xml')).toBe('100%.xml')
  const zip = openZip(largeZip())
  expect(zip.has('WORD/document.xml')).toBe(true)
  expect(zip.open('word/other.xml', new Allowance(1, CHARACTERS))).toBeUndefined()
})

test.each([0, 21, 60, largeZip().length - 1])('of a zip that is cut off after %i bytes nothing is read', (length) => {
  expect(textOf(largeZip().subarray(0, length))).toBe('broken')
})
