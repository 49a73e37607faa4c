import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFile } from './openFile.ts'

const DRAFTS = join(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'drafts')
const limits = { bytes: 1_000_000, characters: 50_000 }

const open = (content: Uint8Array | string, name = 'draft.txt') => openFile(new File([content as BlobPart], name), limits)
const fixture = (name: string) => readFileSync(join(DRAFTS, name))

test('a text file opens in the encodings that editors write', async () => {
  const words = 'Größe – “I” measured'
  expect(await open(words)).toEqual({ text: words })
  expect(await open(`\ufeff${words}`)).toEqual({ text: words })
  expect(await open(Buffer.from(`\ufeff${words}`, 'utf16le'))).toEqual({ text: words })
  expect(await open(Buffer.from([0x47, 0x72, 0xf6, 0xdf, 0x65]))).toEqual({ text: 'Größe' })
})

test('Windows line ends and runs of empty lines are normalised', async () => {
  expect(await open('a\r\nb\r\n\r\n\r\n\r\nc\r\n')).toEqual({ text: 'a\nb\n\nc' })
})

test('the kind of a file is read from its bytes, whatever it is called', async () => {
  expect(await open(fixture('password.docx'), 'draft.docx')).toEqual({ fault: 'password' })
  expect(await open(fixture('legacy.doc'), 'draft.docx')).toEqual({ fault: 'oldWord' })
  expect(await open('%PDF-1.7', 'draft.docx')).toEqual({ fault: 'pdf' })
  expect(await open('{\\rtf1 text}', 'draft.docx')).toEqual({ fault: 'kind' })
  expect(await open(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'draft.txt')).toEqual({ fault: 'kind' })
  expect(await open(fixture('episode-2.docx'), 'draft.txt')).toHaveProperty('text')
})

test('empty and too large files say so', async () => {
  expect(await open('')).toEqual({ fault: 'empty' })
  expect(await open(' \n ')).toEqual({ fault: 'empty' })
  expect(await open('I measured. '.repeat(5000))).toEqual({ fault: 'huge' })
  expect(await open(new Uint8Array(1_000_001))).toEqual({ fault: 'huge' })
})
