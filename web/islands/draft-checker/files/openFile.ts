import { decodeText, type FileFault, fileKindOf } from './fileKind.ts'

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
