import type { FileFault } from './fileFaults.ts'
import { fileKindOf } from './fileKind.ts'
import type { PassedOver } from './passedOver.ts'

/** `passedOver`: what beside text is in the file and was not read. */
export type OpenedText = { text: string; passedOver: readonly PassedOver[] }

export type Opened = OpenedText | { fault: FileFault }

export type FileLimits = { bytes: number; characters: number }

/** Reads a file on the device. The code for Word files is loaded the first time it is needed. */
export async function openFile(file: File, limits: FileLimits): Promise<Opened> {
  if (file.size > limits.bytes) return { fault: 'huge' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (bytes === undefined) return { fault: 'broken' }
  const opened = await read(bytes, limits.characters)
  if ('fault' in opened) return opened
  const text = opened.text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (text === '') return { fault: 'empty' }
  return text.length > limits.characters ? { fault: 'huge' } : { ...opened, text }
}

async function read(bytes: Uint8Array, characters: number): Promise<Opened> {
  const kind = fileKindOf(bytes)
  if (kind === 'text') {
    const text = decodeText(bytes)
    return text === undefined ? { fault: 'kind' } : { text, passedOver: [] }
  }
  if (kind !== 'zip') return { fault: kind }
  const reader = await import('./readWord.ts').catch(() => undefined)
  return reader === undefined ? { fault: 'reader' } : reader.readWord(bytes, characters)
}

function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  const text = utf16 ? decoded(bytes, utf16) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a picture from a text
  return text === undefined || /[\u0000-\u0008\u000e-\u001a]/.test(text) ? undefined : text
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
