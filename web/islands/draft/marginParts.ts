import { kindsOfNotes, type Note } from '#domain/draft/notes.ts'
import type { SectionName } from '#domain/draft/sections.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type Content, element } from '../dom.ts'
import { type DraftCheck, type MarkedSpan, quoteOf } from './draftCheck.ts'
import { counted, type DraftWords } from './draftWords.ts'
import styles from './margin.module.css'

export type MarginTools = {
  check: DraftCheck
  words: DraftWords
  onShow: (span: MarkedSpan) => void
  /** On paper nothing can be unfolded. */
  printing: boolean
}

export type SheetTools = MarginTools & { notes: readonly Note[] }

export function subject(
  name: keyof typeof kindsOfNotes,
  title: string,
  figure: string | undefined,
  tools: SheetTools,
  ...facts: Content[]
) {
  const kinds: readonly string[] = kindsOfNotes[name]
  const own = tools.notes.filter(({ kind }) => kinds.includes(kind)).map((found) => noteInWords(found, tools))
  return row(title, figure, ...facts, ...own)
}

/** Values as the note's sentence needs them: a section by its name, thousands separated. */
function noteInWords({ kind, values, spans }: Note, tools: SheetTools): HTMLElement {
  const { notes, episode } = tools.words
  const readable = Object.entries(values).map(([key, value]) => [
    key,
    key === 'section' ? episode.sections.names[value as SectionName] : typeof value === 'number' ? counted(value) : value,
  ])
  return note(fillIn(notes[kind], Object.fromEntries(readable)), tools, spans, {
    hint: kind === 'hiddenActions',
    named: kind === 'sharedRun',
  })
}

export function row(title: string, figure: string | undefined, ...content: readonly Content[]): HTMLElement {
  const body = content.filter(Boolean)
  return element(
    'section',
    { className: styles.row },
    element('h4', {}, title),
    figure !== undefined && element('p', { className: styles.figure }, figure),
    body.length > 0 && element('div', { className: styles.body }, ...body),
  )
}

export type Fact = { label: string; value: string }

export function factList(facts: readonly Fact[]): HTMLElement {
  const rows = facts.map(({ label, value }) => element('div', {}, element('dt', {}, label), element('dd', {}, value)))
  return element('dl', { className: styles.facts }, ...rows)
}

const WIDTH = 300

/** The length as a mark on a ruler, with the recommended range tinted. */
export function lengthScale(words: number, range: { from: number; to: number }, label: string): SVGElement {
  const longest = range.to * 1.3
  const at = (count: number) => Math.round((Math.min(count, longest) / longest) * WIDTH)
  const view = { class: styles.scale, viewBox: `0 0 ${WIDTH} 22`, role: 'img', 'aria-label': label, preserveAspectRatio: 'none' }
  return drawing(
    'svg',
    view,
    drawing('rect', { class: styles.range, x: at(range.from), y: 4, width: at(range.to) - at(range.from), height: 14 }),
    drawing('path', { class: styles.line, d: `M0 18H${WIDTH}` }),
    drawing('rect', { class: styles.mark, x: Math.max(0, at(words) - 2), y: 0, width: 4, height: 22 }),
  )
}

function drawing(name: 'svg' | 'rect' | 'path', attributes: Record<string, string | number | undefined>, ...children: Node[]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  made.append(...children)
  return made
}

/** As many spans as fit into a margin; the rest are folded. */
const MOST_SPANS = 4

type NoteOptions = {
  hint: boolean
  /** Says on which sheet each span is. */
  named: boolean
}

/** A remark with the spans it is about, each a button that shows it in the text. */
function note(text: string, tools: MarginTools, spans: readonly MarkedSpan[], { hint, named }: NoteOptions): HTMLElement {
  const { margin } = tools.words
  const shown = tools.printing ? spans.length : MOST_SPANS
  const rest = spans.slice(shown)
  return element(
    'div',
    { className: styles.note },
    element('p', {}, hint && element('span', { className: styles.hint }, margin.hint), hint && ' ', text),
    spans.length > 0 && spanList(spans.slice(0, shown), tools, named),
    rest.length > 0 &&
      element(
        'details',
        {},
        element('summary', { className: 'text-button' }, fillIn(margin.more, { count: rest.length })),
        spanList(rest, tools, named),
      ),
  )
}

function spanList(spans: readonly MarkedSpan[], { check, words, onShow }: MarginTools, named: boolean): HTMLElement {
  const items = spans.map((span) => {
    const { text, number } = quoteOf(check, span)
    const label = (className: string | undefined, content: string) => element('span', { className: className }, `${content} `)
    const button = element(
      'button',
      { type: 'button', onclick: () => onShow(span) },
      label('visually-hidden', words.margin.show),
      named && label(styles.sheet, words.sheets.names[span.sheet]),
      number !== undefined && label(styles.number, number),
      span.words !== undefined && label(styles.number, fillIn(words.sheets.words, { words: span.words })),
      element('q', {}, text),
    )
    return element('li', {}, button)
  })
  return element('ul', { className: styles.spans }, ...items)
}
