import type { FileFault } from './fileFaults.ts'

const HEAD = 4096

/** The kind of a file by its first bytes, because its name can be wrong. Empty lines and the mark of an encoding may come before them. */
export function fileKindOf(bytes: Uint8Array): 'zip' | 'text' | FileFault {
  const head = bytes.subarray(0, HEAD)
  const latin = String.fromCharCode(...head)
    .replace(/^ï»¿/, '')
    .trimStart()
  const kind = signatures.find(([signature]) => signature.test(latin))?.[1]
  if (kind === 'oldWord') return oldOfficeKind(bytes)
  return kind ?? markupKind(wideText(head) ?? latin) ?? (bytes.length === 0 ? 'empty' : 'text')
}

// A letter for each byte.
// biome-ignore-start lint/suspicious/noControlCharactersInRegex: they are what is looked for
const signatures: readonly (readonly [RegExp, 'zip' | FileFault])[] = [
  [/^PK\u0003\u0004/, 'zip'],
  [/^ÐÏ\u0011à/, 'oldWord'],
  [/^(?:[^\n]{0,80}\n){0,12}%PDF-/, 'pdf'],
  [/^\{\\rtf/, 'rtf'],
  [/^(?:\u0089PNG|ÿØÿ|GIF8[79]a|II\*\u0000|MM\u0000\*|BM.{4}\u0000\u0000|RIFF.{4}WEBP|.{4}ftyp(?:hei|mif|avif))/s, 'picture'],
  [/^(?:PK[\u0005\u0007]|7z¼¯|Rar!|\u001f\u008b|ý7zXZ)/, 'archive'],
  [/^(?:%!PS|ÿWPC)/, 'kind'],
]
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: they are what is looked for

/** Old Office files and files with a password are one kind of container. The names of its parts have two bytes a letter. */
function oldOfficeKind(bytes: Uint8Array): FileFault {
  const names = new TextDecoder('utf-16le').decode(bytes)
  if (names.includes('EncryptedPackage')) return 'password'
  if (names.includes('WordDocument')) return 'oldWord'
  return /Workbook|PowerPoint Document/.test(names) ? 'office' : 'kind'
}

function wideText(head: Uint8Array): string | undefined {
  const [first, second] = head
  const encoding = first === 0xff || second === 0 ? 'utf-16le' : first === 0xfe || first === 0 ? 'utf-16be' : undefined
  return encoding && new TextDecoder(encoding).decode(head).trimStart()
}

const HTML =
  /^(?:html|head|body|title|meta|link|base|style|script|div|p|span|table|h[1-6]|center|font|br|b|i|a|ul|ol|li|img|pre|section|article|main|header)$/i

/** A page saved from Word or a browser, and the kinds of a document that are one long XML. Their code would be taken for words. */
function markupKind(text: string): FileFault | undefined {
  if (/^(?:[\w-]{2,40}:[^\n]*\n(?:[ \t][^\n]*\n)*){0,20}mime-version:/i.test(text)) return 'webPage'
  if (!text.startsWith('<')) return undefined
  const prolog = /^(?:<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!doctype[^>]*>|\s+)*/i.exec(text)?.[0] ?? ''
  const root = /^<([\w:.-]{1,60})[\s/>]/.exec(text.slice(prolog.length))?.[1] ?? ''
  if (HTML.test(root) || /<!doctype html/i.test(prolog)) return 'webPage'
  if (root === 'svg') return 'picture'
  if (root.startsWith('office:')) return 'openDocument'
  if (/^<(?:\?xml|!doctype)/i.test(text) || /^(?:w|pkg):/.test(root)) return 'xml'
  return text.startsWith('<!--') ? 'webPage' : undefined
}
