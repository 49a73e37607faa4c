import type { Allowance } from './allowance.ts'
import type { XmlReader } from './xmlReader.ts'

/** An equation on one line, as Word writes it in its linear form: `P = (ρgQH)/η`. */
export function equationText(reader: XmlReader, name: string, allowance: Allowance): string {
  return part(reader, name, allowance).replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
}

/** The parts of an element by name, and what its settings say of them. */
type Parts = { of(name: string): string; all(name: string): string[]; setting(name: string): string | undefined }

function contentOf(reader: XmlReader, allowance: Allowance): string {
  let words = ''
  for (const name of reader.children()) words += part(reader, name, allowance)
  return words
}

function part(reader: XmlReader, name: string, allowance: Allowance): string {
  // `&` is where lines of equations are aligned.
  if (name === 'm:t' || name === 'w:t') {
    const words = reader.text().replaceAll('&', '')
    allowance.spend('characters', words.length)
    return words
  }
  if (skipped.has(name)) return ''
  const written = forms.get(name)
  return written ? written(partsOf(reader, allowance)) : contentOf(reader, allowance)
}

const skipped = new Set(['m:rPr', 'w:rPr', 'm:ctrlPr', 'w:del', 'w:moveFrom'])

const forms = new Map<string, (parts: Parts) => string>(
  Object.entries({
    'm:f': (parts: Parts) => `${grouped(parts.of('m:num'))}/${grouped(parts.of('m:den'))}`,
    'm:sSup': (parts: Parts) => parts.of('m:e') + raised(parts.of('m:sup')),
    'm:sSub': (parts: Parts) => parts.of('m:e') + lowered(parts.of('m:sub')),
    'm:sSubSup': (parts: Parts) => parts.of('m:e') + lowered(parts.of('m:sub')) + raised(parts.of('m:sup')),
    'm:sPre': (parts: Parts) => lowered(parts.of('m:sub')) + raised(parts.of('m:sup')) + parts.of('m:e'),
    'm:rad': (parts: Parts) => (roots.get(parts.of('m:deg')) ?? `${parts.of('m:deg')}√`) + grouped(parts.of('m:e')),
    'm:nary': (parts: Parts) =>
      `${parts.setting('m:chr') ?? '∫'}${lowered(parts.of('m:sub'))}${raised(parts.of('m:sup'))} ${parts.of('m:e')}`,
    'm:d': (parts: Parts) =>
      (parts.setting('m:begChr') ?? '(') + parts.all('m:e').join(parts.setting('m:sepChr') ?? '|') + (parts.setting('m:endChr') ?? ')'),
    'm:func': (parts: Parts) => `${parts.of('m:fName')} ${parts.of('m:e')}`,
    'm:limLow': (parts: Parts) => parts.of('m:e') + lowered(parts.of('m:lim')),
    'm:limUpp': (parts: Parts) => parts.of('m:e') + raised(parts.of('m:lim')),
    'm:m': (parts: Parts) => parts.all('m:mr').join('; '),
    'm:mr': (parts: Parts) => parts.all('m:e').join(', '),
    'm:eqArr': (parts: Parts) => parts.all('m:e').join('; '),
    'm:oMathPara': (parts: Parts) => parts.all('m:oMath').join('; '),
  }),
)

const roots = new Map([
  ['', '√'],
  ['2', '√'],
  ['3', '∛'],
  ['4', '∜'],
])

function partsOf(reader: XmlReader, allowance: Allowance): Parts {
  const texts: [string, string][] = []
  const settings = new Map<string, string>()
  for (const name of reader.children()) {
    if (name.endsWith('Pr')) {
      for (const setting of reader.children()) settings.set(setting, reader.attribute('m:val') ?? '')
    } else texts.push([name, part(reader, name, allowance)])
  }
  const all = (name: string) => texts.filter(([written]) => written === name).map(([, words]) => words)
  return { all, of: (name) => all(name).join(''), setting: (name) => settings.get(name) }
}

/** Around more than one letter or number. */
function grouped(words: string): string {
  return /^(?:[\p{L}\p{N}.,]*|.)$/u.test(words) ? words : `(${words})`
}

const powers = new Map([
  ['2', '²'],
  ['3', '³'],
  ['∘', '°'],
  ['°', '°'],
])

function raised(words: string): string {
  return words && (powers.get(words) ?? `^${grouped(words)}`)
}

function lowered(words: string): string {
  return words && `_${grouped(words)}`
}
