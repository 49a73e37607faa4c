import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plain, wordFile, zipOf } from '../../../tests/fixtures/drafts/wordFile.ts'
import { openFile } from './openFile.ts'

const DRAFTS = join(import.meta.dirname, '..', '..', '..', 'tests', 'fixtures', 'drafts')
const limits = { bytes: 1_000_000, characters: 50_000 }

const open = (content: Uint8Array | string, name = 'draft.txt') => openFile(new File([content as BlobPart], name), limits)
const fixture = (name: string) => readFileSync(join(DRAFTS, name))

test('a text file opens in the encodings that editors write', async () => {
  const words = 'Größe – “I” measured'
  expect(await open(words)).toEqual({ text: words, passedOver: [] })
  expect(await open(`\ufeff${words}`)).toEqual({ text: words, passedOver: [] })
  expect(await open(Buffer.from(`\ufeff${words}`, 'utf16le'))).toEqual({ text: words, passedOver: [] })
  expect(await open(Buffer.from(`\ufeff${words}`, 'utf16le').swap16())).toEqual({ text: words, passedOver: [] })
  expect(await open(Buffer.from([0x47, 0x72, 0xf6, 0xdf, 0x65]))).toEqual({ text: 'Größe', passedOver: [] })
})

test('Windows line ends and runs of empty lines are normalised', async () => {
  expect(await open('a\r\nb\r\n\r\n\r\n\r\nc\r\n')).toEqual({ text: 'a\nb\n\nc', passedOver: [] })
  expect(await open('a\rb')).toEqual({ text: 'a\nb', passedOver: [] })
})

test('the kind of a file is read from its bytes, whatever it is called', async () => {
  expect(await open(fixture('password.docx'), 'draft.docx')).toEqual({ fault: 'password' })
  expect(await open(fixture('legacy.doc'), 'draft.docx')).toEqual({ fault: 'oldWord' })
  expect(await open(fixture('episode-2.docx'), 'draft.txt')).toHaveProperty('text')
})

const rtf = '{\\rtf1 I measured.}'
const html = '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p>I measured.</p></body></html>'
const flat = '<?mso-application progid="Word.Document"?><pkg:package xmlns:pkg="x"/>'

test.each([
  ['pdf', '%PDF-1.7'],
  ['pdf', '\n%PDF-1.7'],
  ['pdf', 'HTTP/1.1 200 OK\r\n\r\n%PDF-1.4'],
  ['rtf', rtf],
  ['rtf', `\ufeff${rtf}`],
  ['rtf', `\r\n\r\n ${rtf}`],
  ['webPage', html],
  ['webPage', `\ufeff\n${html}`],
  ['webPage', `<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0">${html}`],
  ['webPage', `<!-- saved from url=(0014)about:internet -->\n${html}`],
  ['webPage', '<p class=MsoNormal>I measured.</p>'],
  ['webPage', Buffer.from(`\ufeff${html}`, 'utf16le')],
  ['webPage', 'From: <Saved by Blink>\r\nSubject: x\r\n y\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\nI measured.'],
  ['webPage', 'MIME-Version: 1.0\nContent-Type: multipart/related\n'],
  ['xml', `<?xml version="1.0"?>${flat}`],
  ['xml', flat],
  ['xml', '<?xml version="1.0"?>\n<w:wordDocument xmlns:w="x"/>'],
  ['xml', Buffer.from(`\ufeff<?xml version="1.0"?>${flat}`, 'utf16le').swap16()],
  ['openDocument', '<?xml version="1.0"?><office:document xmlns:office="x"/>'],
  ['picture', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
  ['picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['picture', Buffer.from('\0\0\0\x18ftypheic')],
  ['archive', Buffer.from([0x1f, 0x8b, 8, 0])],
  ['archive', 'Rar!\x1a\x07'],
  ['archive', zipOf({})],
  ['archive', zipOf({ 'draft.docx': 'x' })],
  ['office', Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('Workbook', 'utf16le')])],
  ['kind', Buffer.from([1, 2, 3, 4])],
])('what is no draft is refused as %s: %#', async (fault, content) => {
  expect(await open(content, 'draft.docx')).toEqual({ fault })
})

test.each([
  '<Career Episode 1>\nI measured.',
  'Title: RTF\n{\\rtf is a format}',
  'BM is a mark. I measured.',
  'Note: x\nI measured.',
  '-- x\n<p>',
  '< 5 kN was measured <b>',
  'I wrote a reader for GIF89a, RIFF1234WEBP, Rar! and %!PS, and for pages that begin with <html> and mime-version: 1.0',
  `I read the heads of files.\n${'I measured.\n'.repeat(12)}%PDF-1.7 is one.`,
])('a draft that only begins like something else is read: %s', async (words) => {
  expect(await open(words)).toEqual({ text: words, passedOver: [] })
})

test('a Word file is read after an empty line', async () => {
  const bytes = wordFile(plain('I measured.'))
  expect(await open(Buffer.concat([Buffer.from('\r\n'), bytes]))).toEqual({ text: 'I measured.', passedOver: [] })
})

test('a file that is as large as it may be is read', async () => {
  expect(await open('x'.repeat(limits.characters))).toHaveProperty('text.length', limits.characters)
  expect(await open(new Uint8Array(limits.bytes).fill(0x20))).toEqual({ fault: 'empty' })
})

test('a file that the device does not give is broken', async () => {
  const gone = new File(['I measured.'], 'draft.txt')
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  expect(await openFile(gone, limits)).toEqual({ fault: 'broken' })
})

test('empty and too large files say so', async () => {
  expect(await open('')).toEqual({ fault: 'empty' })
  expect(await open(' \n ')).toEqual({ fault: 'empty' })
  expect(await open('I measured. '.repeat(5000))).toEqual({ fault: 'huge' })
  expect(await open(new Uint8Array(1_000_001))).toEqual({ fault: 'huge' })
})
