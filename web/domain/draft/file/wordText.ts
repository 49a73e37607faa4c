import type { Allowance } from './allowance.ts'
import { equationText } from './equation.ts'
import { FileError } from './fileFaults.ts'
import type { ListPlace } from './lists.ts'
import { noProperties, readProperties } from './paragraphProperties.ts'
import { type KindPassedOver, kindsPassedOver, type PassedOver } from './passedOver.ts'
import { inSymbolFont, symbolText } from './symbols.ts'
import { characters, passedOver, unseen } from './wordElements.ts'
import type { XmlReader } from './xmlReader.ts'
import { isTrue } from './xmlTree.ts'

/**
 * The lines of a body, a cell or a text box. `joined` are the words of a paragraph that the next one goes on after, `last` is that paragraph;
 * `before` those of one whose mark is hidden, with its number: on the page both are on one line.
 */
type Flow = { lines: string[]; joined: string; before: string[]; last: ListPlace }

/** The paragraph that runs are in, for what hangs on it. */
type Anchor = { boxes: string[]; label: () => string; plain: Run }

type Run = { isHidden: boolean; font: string }

/** Open in one another. */
const MOST_FIELDS = 1000

const plainRun: Run = { isHidden: false, font: '' }

/** What other parts say of a document: the number of a paragraph in a list, and which styles hide their text. */
type Surroundings = { labelOf: (place: ListPlace) => string; hidden: ReadonlySet<string> }

/** One line for each paragraph, and for each table row with tabs between its cells: as Word shows them with all changes accepted. */
export function readText(reader: XmlReader, { labelOf, hidden }: Surroundings, allowance: Allowance) {
  const counts = new Map<KindPassedOver, number>()
  /** Grows with everything that is found. */
  let found = 0
  /** Of each field that is open, whether its instruction is being read, which is not shown; and of how many it is. */
  let fields: boolean[] = []
  let instructions = 0
  /** A passage that is left out is many runs, and counts once. */
  let leftOut: KindPassedOver | undefined

  function pass(kind: KindPassedOver): void {
    found += 1
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }

  function leaveOut(kind: KindPassedOver): void {
    if (leftOut !== kind) pass(kind)
    leftOut = kind
  }

  function linesOf(read: (flow: Flow) => void): string[] {
    const flow: Flow = { lines: [], joined: '', before: [], last: {} }
    read(flow)
    endJoined(flow)
    return flow.lines
  }

  function endJoined(flow: Flow): void {
    const words = flow.joined.trim()
    // The mark before a table, and the last one, stay even when they are deleted.
    const label = words && spent(labelOf(flow.last))
    const left = [...flow.before, onOneLine(flow.before, label, words)].join('').trimEnd()
    if (left !== '') flow.lines.push(left)
    flow.before = []
    flow.joined = ''
  }

  function blocks(flow: Flow): undefined {
    for (const name of reader.children()) block(name, flow)
  }

  function block(name: string, flow: Flow): void {
    const kind = passedOver.get(name)
    if (kind) pass(kind)
    else if (name === 'w:p') paragraph(flow)
    else if (name === 'w:tbl') {
      endJoined(flow)
      rows(flow)
    } else if (name === 'm:oMath' || name === 'm:oMathPara') flow.lines.push(equationText(reader, name, allowance))
    else if (name === 'mc:AlternateContent') firstAlternative(() => blocks(flow))
    else if (name !== 'w:del' && !unseen.has(name)) blocks(flow)
  }

  function paragraph(flow: Flow): void {
    allowance.spend('paragraphs')
    found += 1
    let properties = noProperties
    let label: string | undefined
    const anchor: Anchor = {
      boxes: [],
      plain: plainRun,
      label() {
        label ??= properties.joins ? '' : spent(labelOf(properties))
        return label
      },
    }
    let words = flow.joined
    for (const name of reader.children()) {
      if (name === 'w:pPr') {
        properties = readProperties(reader)
        if (hidden.has(properties.style ?? '')) anchor.plain = { ...plainRun, isHidden: true }
      } else words += inline(name, anchor.plain, anchor)
    }
    // An instruction ends with its paragraph, in case its end is missing.
    if (instructions > 0) fields = fields.filter((isInstruction) => !isInstruction)
    instructions = 0
    flow.joined = ''
    if (properties.joins) {
      flow.joined = words
      flow.last = properties
    } else if (properties.isMarkHidden ?? anchor.plain.isHidden) {
      if (words.trim() !== '') flow.before.push(onOneLine(flow.before, anchor.label(), words.trimStart()))
    } else {
      flow.lines.push([...flow.before, onOneLine(flow.before, anchor.label(), words.trim())].join('').trimEnd())
      flow.before = []
    }
    for (const line of anchor.boxes) flow.lines.push(line)
  }

  function rows(flow: Flow): undefined {
    for (const name of reader.children()) {
      if (name === 'w:tr') row(flow)
      else if (name === 'mc:AlternateContent') firstAlternative(() => rows(flow))
      else if (name !== 'w:del' && !unseen.has(name)) rows(flow)
    }
  }

  /** A table of one column is a frame around text. */
  function row(flow: Flow): void {
    const cells = cellsOf()
    if (cells.length === 1) for (const line of cells[0] ?? []) flow.lines.push(line)
    else if (cells.length > 1) {
      flow.lines.push(cells.map((lines) => lines.filter(Boolean).join(' ').replace(/\s+/g, ' ')).join('\t'))
    }
  }

  function cellsOf(): string[][] {
    const cells: string[][] = []
    let isGone = false
    for (const name of reader.children()) {
      if (name === 'w:trPr') {
        for (const setting of reader.children()) {
          isGone ||= setting === 'w:del' || (setting === 'w:hidden' && isTrue(reader.attribute('w:val')))
        }
      } else if (isGone || name === 'w:del' || unseen.has(name)) continue
      else if (name === 'w:tc') cells.push(...cell())
      else cells.push(...cellsOf())
    }
    return cells
  }

  function cell(): string[][] {
    let isGone = false
    const lines = linesOf((flow) => {
      for (const name of reader.children()) {
        if (name === 'w:tcPr') {
          for (const setting of reader.children()) isGone ||= setting === 'w:cellDel'
        } else if (!isGone) block(name, flow)
      }
    })
    return isGone ? [] : [lines]
  }

  function inlines(run: Run, anchor: Anchor): string {
    let words = ''
    for (const name of reader.children()) words += inline(name, run, anchor)
    return words
  }

  function inline(name: string, run: Run, anchor: Anchor): string {
    if (name === 'w:t') return shown(inSymbolFont(reader.text(), run.font), run)
    if (name === 'w:r') return runText(anchor)
    const character = characters.get(name)
    if (character) return shown(character, run)
    const kind = passedOver.get(name)
    if (kind) pass(kind)
    if (kind || unseen.has(name)) return ''
    return special.get(name)?.(run, anchor) ?? inlines(run, anchor)
  }

  const special = new Map<string, (run: Run, anchor: Anchor) => string>(
    Object.entries({
      'w:sym': (run: Run) => shown(symbolText(reader.attribute('w:font') ?? '', reader.attribute('w:char') ?? ''), run),
      'm:oMath': (run: Run) => shown(equationText(reader, 'm:oMath', allowance), run),
      // On a line of its own the words after it would look like a paragraph without a number.
      'm:oMathPara': (run: Run) => shown(` ${equationText(reader, 'm:oMathPara', allowance)} `, run),
      'mc:AlternateContent': (run: Run, anchor: Anchor) => firstAlternative(() => inlines(run, anchor)),
      'w:txbxContent'(_: Run, anchor: Anchor) {
        // The lists in a text box count on from the paragraph that it hangs on.
        anchor.label()
        for (const line of linesOf(blocks)) anchor.boxes.push(line)
        return ''
      },
      'w:del'() {
        for (const name of reader.children()) if (name === 'w:r') leaveOut('deletions')
        return ''
      },
      'w:object'() {
        const programs: string[] = []
        for (const name of reader.children()) if (name === 'o:OLEObject') programs.push(reader.attribute('ProgID') ?? '')
        pass(programs.some((program) => program.startsWith('Equation')) ? 'equations' : 'objects')
        return ''
      },
      'w:fldChar'() {
        const type = reader.attribute('w:fldCharType')
        const isInstruction = type === 'begin'
        if (!isInstruction && fields.pop()) instructions -= 1
        if (isInstruction) instructions += 1
        if (type !== 'end') fields.push(isInstruction)
        if (fields.length > MOST_FIELDS) throw new FileError('broken')
        return ''
      },
      'w:instrText'() {
        // The older way to write an equation.
        if (/^\s*EQ\s/.test(reader.text())) pass('equations')
        return ''
      },
    }),
  )

  function runText(anchor: Anchor): string {
    let run = anchor.plain
    let words = ''
    for (const name of reader.children()) {
      if (name === 'w:rPr') run = readRun(anchor.plain)
      else words += inline(name, run, anchor)
    }
    return words
  }

  function readRun(plain: Run): Run {
    const run = { ...plain }
    for (const setting of reader.children()) {
      if (setting === 'w:rStyle') run.isHidden ||= hidden.has(reader.attribute('w:val') ?? '')
      if (setting === 'w:vanish') run.isHidden = isTrue(reader.attribute('w:val'))
      if (setting === 'w:rFonts') run.font = reader.attribute('w:ascii') ?? reader.attribute('w:hAnsi') ?? ''
    }
    return run
  }

  function shown(words: string, { isHidden }: Run): string {
    if (words === '' || instructions > 0) return ''
    if (!isHidden) {
      leftOut = undefined
      found += 1
      return spent(words)
    }
    if (words.trim() !== '') leaveOut('hidden')
    return ''
  }

  function spent(words: string): string {
    allowance.spend('characters', words.length)
    return words
  }

  /** The same thing in several ways, for programs of several ages: the first of them with something that is read or counted here. */
  function firstAlternative(read: () => string | undefined): string {
    let words = ''
    const before = found
    for (const name of reader.children()) {
      if (found === before && (name === 'mc:Choice' || name === 'mc:Fallback')) words = read() ?? ''
    }
    return words
  }

  const lines: string[] = []
  for (const root of reader.children()) {
    if (root !== 'w:document') continue
    for (const name of reader.children()) if (name === 'w:body') for (const line of linesOf(blocks)) lines.push(line)
  }
  return {
    lines,
    passedOver: kindsPassedOver.flatMap((kind): PassedOver[] => (counts.has(kind) ? [{ kind, count: counts.get(kind) ?? 0 }] : [])),
  }
}

/** A number is not written against the word before it. */
function onOneLine(before: readonly string[], label: string, words: string): string {
  const isAgainst = label && words && before.at(-1)?.at(-1)?.trim()
  return isAgainst ? ` ${labelled(label, words)}` : labelled(label, words)
}

/** Word counts an empty paragraph of a list too, but shows only a number. */
function labelled(label: string, words: string): string {
  return label && words ? `${label} ${words}` : words
}
