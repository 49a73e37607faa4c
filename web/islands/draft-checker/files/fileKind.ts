import type { FileFault } from './fileFault.ts'

/** What a file is, by its first bytes: its name can be wrong. */
export function fileKindOf(bytes: Uint8Array): 'zip' | 'text' | FileFault {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  // Both old Word files and files with a password are of this kind; the second hold a stream of this name.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return includes(bytes, 'EncryptedPackage') ? 'password' : 'oldWord'
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return 'pdf'
  if (startsWith(bytes, [0x7b, 0x5c, 0x72, 0x74, 0x66])) return 'kind'
  return bytes.length === 0 ? 'empty' : 'text'
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

/** A name as these files write it: two bytes a letter. */
function includes(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0])
  for (let at = bytes.indexOf(wanted[0] ?? 0); at !== -1; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}
