import type { FileFault } from './draftWords.ts'

export type Opened = { text: string } | { fault: FileFault }

export type FileLimits = { bytes: number; characters: number }

/** Reads a file on the device. The code for Word files is loaded the first time it is needed. */
export async function openFile(file: File, limits: FileLimits): Promise<Opened> {
  if (file.size > limits.bytes) return { fault: 'huge' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (bytes === undefined) return { fault: 'broken' }
  const opened = await read(bytes)
  if ('fault' in opened) return opened
  const text = opened.text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (text === '') return { fault: 'empty' }
  return text.length > limits.characters ? { fault: 'huge' } : { text }
}

async function read(bytes: Uint8Array): Promise<Opened> {
  const kind = fileKindOf(bytes)
  if (kind === 'text') {
    const text = decodeText(bytes)
    return text === undefined ? { fault: 'kind' } : { text }
  }
  if (kind !== 'zip') return { fault: kind }
  const reader = await import('./readWord.ts').catch(() => undefined)
  return reader === undefined ? { fault: 'reader' } : reader.readWord(bytes)
}

/** The kind of a file by its first bytes, because its name can be wrong. */
function fileKindOf(bytes: Uint8Array): 'zip' | 'text' | FileFault {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  // Both old Word files and files with a password are of this kind; the latter contain a stream of this name, in two bytes a letter.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage') ? 'password' : 'oldWord'
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return 'pdf'
  if (startsWith(bytes, [0x7b, 0x5c, 0x72, 0x74, 0x66])) return 'kind'
  return bytes.length === 0 ? 'empty' : 'text'
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

/** Undefined where it is not text. */
function decodeText(bytes: Uint8Array): string | undefined {
  const text = encodings(bytes)
    .map(decoder(bytes))
    .find((decoded) => decoded !== undefined)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a picture from a text
  return text === undefined || /[\u0000-\u0008\u000e-\u001a]/.test(text) ? undefined : text
}

function encodings([first, second]: Uint8Array): string[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  return ['utf-8', 'windows-1252']
}

function decoder(bytes: Uint8Array) {
  return (encoding: string) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      return undefined
    }
  }
}
