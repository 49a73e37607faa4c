import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { CHARACTERS, documentOf, plain, relationTo, run, textOf, wordFile, zipOf } from '../../../tests/fixtures/drafts/wordFile.ts'
import { Allowance } from './allowance.ts'
import { openWordPackage } from './wordPackage.ts'
import { readText } from './wordText.ts'

const DRAFTS = join(import.meta.dirname, '..', '..', '..', 'tests', 'fixtures', 'drafts')
const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes)
}
const main = documentOf(plain('I measured.'))

test.each([
  ['./word/document.xml', 'word/document.xml'],
  ['/word/./document.xml', 'word/document.xml'],
  ['word/my%20document.xml', 'word/my document.xml'],
  ['word/100%.xml', 'word/100%.xml'],
  ['Word/Document.xml', 'word/document.xml'],
  ['word/document.xml', 'WORD\\DOCUMENT.XML'],
  ['main', 'main'],
])('the document is found where the file says it is: %s', (target, name) => {
  expect(textOf(zipOf({ '_rels/.rels': relationTo('officeDocument', target), [name]: main }))).toBe('I measured.')
})

test('without relations the list of contents says which part is the document', () => {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x/Text.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  expect(textOf(zipOf({ '[Content_Types].xml': types, 'x/text.xml': main }))).toBe('I measured.')
  expect(textOf(zipOf({ 'word/document.xml': main }))).toBe('I measured.')
})

test.each([
  ['ns0', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['w', 'http://purl.oclc.org/ooxml/wordprocessingml/main'],
])('a prefix means what the file says: %s', (prefix, namespace) => {
  const body = `${plain('a')}<w:p xmlns:w2="${namespace}"><w2:r><w2:t>b</w2:t></w2:r></w:p>`.replaceAll('w:', `${prefix}:`)
  const document = `<?xml version='1.0'?><${prefix}:document xmlns:${prefix}="${namespace}"><${prefix}:body>${body}</${prefix}:body></${prefix}:document>`
  const relations = relationTo('officeDocument', 'word/document.xml')
    .replaceAll('<Relationship', '<r:Relationship')
    .replaceAll('</R', '</r:R')
    .replace('xmlns=', 'xmlns:r=')
  expect(textOf(zipOf({ '_rels/.rels': relations, 'word/document.xml': document }))).toBe('a\nb')
})

test('what another vocabulary calls t is not text', () => {
  expect(textOf(wordFile(`<w:p>${run('a')}<w:r><x:t xmlns:x="urn:other">b</x:t></w:r></w:p>`))).toBe('a')
})

test.each([
  ['little-endian', utf16(main)],
  ['big-endian', utf16(main, true)],
  ['with a declaration and no mark', utf16(`<?xml version="1.0" encoding="UTF-16"?>${main}`).subarray(2)],
])('a part in UTF-16 is read, %s', (_, document) => {
  expect(textOf(wordFile('', { 'word/document.xml': document }))).toBe('I measured.')
})

test('letters of an older encoding and entities are read, in whatever pieces they come', () => {
  const words = 'Größe &amp; &#181;m &#x3a9; '.repeat(2000)
  const latin = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${documentOf(plain(words))}`, 'latin1')
  expect(textOf(wordFile('', { 'word/document.xml': new Uint8Array(latin) }))).toBe('Größe & µm Ω '.repeat(2000).trim())
})

test('a comment, a CDATA section and a > inside a value are no text and no end', () => {
  expect(textOf(wordFile(`<!-- > <w:p> --><w:p w:x="1>2" w:y='"'><?x >?><w:r><w:t><![CDATA[a <b> &amp;]]></w:t></w:r></w:p>`))).toBe(
    'a <b> &amp;',
  )
})

test('a damaged file is broken', () => {
  const whole = readFileSync(join(DRAFTS, 'episode-2.docx'))
  expect(textOf(whole.subarray(0, 3000))).toBe('broken')
  const damaged = Uint8Array.from(whole)
  damaged.fill(0x55, 900, 2600)
  expect(textOf(damaged)).toBe('broken')
  for (const body of ['<w:p>', '</w:p>', '<w:p></w:x>', '<w:p', '<!DOCTYPE x [<!ENTITY a "b">]>', '<w:sdt>'.repeat(1000)]) {
    expect(textOf(wordFile(body))).toBe('broken')
  }
})

test('a file is read after bytes that do not belong to it, stored as well as compressed', () => {
  const stored = zipSync({ 'word/document.xml': [strToU8(main), { level: 0 }] })
  expect(textOf(Uint8Array.from([...strToU8('\n\n'), ...stored]))).toBe('I measured.')
})

test('a part with a password is said to have one', () => {
  const bytes = zipOf({ 'word/document.xml': main })
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2) bytes[at + 8] = 1
  }
  expect(textOf(bytes)).toBe('password')
})

const type = (kind: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/a/b.xml" ContentType="application/vnd.${kind}.main+xml"/></Types>`

test.each([
  [
    'office',
    {
      '[Content_Types].xml': type('openxmlformats-officedocument.spreadsheetml.sheet'),
      '_rels/.rels': relationTo('officeDocument', 'a/b.xml'),
      'a/b.xml': '<workbook/>',
    },
  ],
  ['office', { '[Content_Types].xml': type('ms-powerpoint.presentation.macroEnabled') }],
  ['openDocument', { mimetype: 'application/vnd.oasis.opendocument.text', 'META-INF/manifest.xml': '<x/>', 'content.xml': '<x/>' }],
  ['pages', { 'Index/Document.iwa': 'x', 'Metadata/BuildVersionHistory.plist': 'x' }],
  ['pages', { 'Index.zip': 'x' }],
  ['archive', { 'episode 1.docx': 'x' }],
])('a zip that is no Word file is refused as %s', (fault, parts) => {
  expect(textOf(zipOf(parts))).toBe(fault)
})

const paragraphs = wordFile('<w:p><w:r><w:t>word</w:t></w:r></w:p>'.repeat(500_000))

test.each([
  ['paragraphs', paragraphs],
  ['empty paragraphs', '<w:p/>'.repeat(200_000)],
  ['runs', `<w:p>${'<w:r/>'.repeat(1_700_000)}</w:p>`],
  ['letters', plain('x'.repeat(10_000_000))],
  ['entities', plain('&'.repeat(10_000_000))],
  ['a value', `<w:p w:x="${'x'.repeat(10_000_000)}"/>`],
])('a small file with far too much of %s is refused', (_, body) => {
  const bytes = typeof body === 'string' ? wordFile(body) : body
  expect(bytes.length).toBeLessThan(100_000)
  expect(textOf(bytes)).toBe('huge')
})

test('a file is unpacked no further than it is read', () => {
  let unpacked = 0
  class Counting extends Allowance {
    override spend(what: Parameters<Allowance['spend']>[0], count = 1) {
      if (what === 'bytes') unpacked += count
      super.spend(what, count)
    }
  }
  const allowance = new Counting(paragraphs.length, CHARACTERS)
  expect(() => readText(openWordPackage(paragraphs, allowance).document, { labelOf: () => '', hidden: new Set() }, allowance)).toThrow(
    'huge',
  )
  // 50,000 paragraphs of 37 bytes, of 500,000.
  expect(unpacked).toBeLessThan(3_000_000)
})

test('lists and styles are counted too', () => {
  const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${'<w:style w:styleId="a"/>'.repeat(300_000)}</w:styles>`
  expect(textOf(wordFile(plain('a'), { 'word/styles.xml': styles }))).toBe('huge')
})
