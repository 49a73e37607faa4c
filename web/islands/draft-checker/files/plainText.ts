/** The text of a .txt file in the encodings that editors write. Undefined where it is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
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
