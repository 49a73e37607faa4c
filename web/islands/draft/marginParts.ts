import { type DraftCheck, quoteOf } from '#domain/draft/checkDraft.ts'
import { kindsOfNotes, type Note } from '#domain/draft/notes.ts'
import type { Span } from '#domain/draft/paragraphs.ts'
import type { SectionName } from '#domain/draft/sections.ts'
import type { Sheet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type Content, element } from '../dom.ts'
import { counted, type DraftWords } from './draftWords.ts'
import styles from './margin.module.css'

export type MarkedSpan = Span & { sheet: Sheet }

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

type Fact = { label: string; value: string }

export function quotesInLine(check: DraftCheck, sheet: Sheet, spans: readonly Span[], most: number): string {
  const found = spans.map((span) => quoteOf(check, { sheet, ...span }).text)
  return [...new Set(found)].slice(0, most).join(' · ')
}

export function factList(facts: readonly Fact[]): HTMLElement {
  const rows = facts.map(({ label, value }) => element('div', {}, element('dt', {}, label), element('dd', {}, value)))
  return element('dl', { className: styles.facts }, ...rows)
}

const WIDTH = 300

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

function noteInWords({ kind, values, spans }: Note, tools: MarginTools): HTMLElement {
  const { margin, notes, episode } = tools.words
  const readable = Object.entries(values).map(([key, value]) => [
    key,
    key === 'section' ? episode.sections.names[value as SectionName] : typeof value === 'number' ? counted(value) : value,
  ])
  const shown = tools.printing ? spans.length : MOST_SPANS
  const rest = spans.slice(shown)
  const isHint = kind === 'hiddenActions'
  return element(
    'div',
    { className: styles.note },
    element(
      'p',
      {},
      isHint && element('span', { className: styles.hint }, margin.hint),
      isHint && ' ',
      fillIn(notes[kind], Object.fromEntries(readable)),
    ),
    spans.length > 0 && spanList(kind, spans.slice(0, shown), tools),
    rest.length > 0 &&
      element(
        'details',
        {},
        element('summary', { className: 'text-button' }, fillIn(margin.more, { count: rest.length })),
        spanList(kind, rest, tools),
      ),
  )
}

function spanList(kind: Note['kind'], spans: Note['spans'], { check, words, onShow }: MarginTools): HTMLElement {
  const label = (className: string | undefined, content: string) => element('span', { className }, `${content} `)
  const items = spans.map((span) => {
    const { text, number } = quoteOf(check, span)
    const button = element(
      'button',
      { type: 'button', onclick: () => onShow(span) },
      label('visually-hidden', words.margin.show),
      kind === 'sharedRun' && label(styles.sheet, words.sheets.names[span.sheet]),
      number !== undefined && label(styles.number, number),
      kind === 'longSentences' && label(styles.number, fillIn(words.sheets.words, { words: span.words ?? 0 })),
      element('q', {}, text),
    )
    return element('li', {}, button)
  })
  return element('ul', { className: styles.spans }, ...items)
}
