import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { quoteOf } from '#domain/draft/checkDraft.ts'
import type { Note } from '#domain/draft/notes.ts'
import type { SectionName } from '#domain/draft/sections.ts'
import { fillIn } from '#domain/fillIn.ts'
import { setUnfolded, useDraft } from './draftStore.ts'
import { counted } from './draftWords.ts'
import styles from './margin.module.css'
import { type Keyed, keyed, type MarginTools } from './marginTools.ts'

/** More are folded: similar episodes have hundreds. */
const MOST_NOTES = 12

/** As many spans as fit into a margin; the rest are folded. */
const MOST_SPANS = 4

type ListProps = { name: string; notes: readonly Keyed<Note>[]; tools: MarginTools }

export function NoteList({ name, notes, tools }: ListProps) {
  const shown = tools.isPrinting ? notes.length : MOST_NOTES
  const listed = (some: readonly Keyed<Note>[]) => some.map(({ key, item }) => <NoteView key={key} name={key} note={item} tools={tools} />)
  return (
    <>
      {listed(notes.slice(0, shown))}
      <Fold name={`all ${name}`} count={notes.length - shown} tools={tools}>
        {() => <div className={styles.body}>{listed(notes.slice(shown))}</div>}
      </Fold>
    </>
  )
}

function NoteView({ name, note: { kind, values, spans }, tools }: { name: string; note: Note; tools: MarginTools }) {
  const { margin, notes, episode } = tools.words
  const readable = Object.entries(values).map(([key, value]) => [
    key,
    key === 'section' ? episode.sections.names[value as SectionName] : typeof value === 'number' ? counted(value) : value,
  ])
  const shown = tools.isPrinting ? spans.length : MOST_SPANS
  return (
    <div className={styles.note}>
      <p>
        {kind === 'hiddenActions' && (
          <>
            <span className={styles.hint}>{margin.hint}</span>{' '}
          </>
        )}
        <span>{fillIn(notes[kind], Object.fromEntries(readable))}</span>
      </p>
      {spans.length > 0 && <SpanList kind={kind} spans={spans.slice(0, shown)} tools={tools} />}
      <Fold name={name} count={spans.length - shown} tools={tools}>
        {() => <SpanList kind={kind} spans={spans.slice(shown)} tools={tools} />}
      </Fold>
    </div>
  )
}

type FoldProps = { name: string; count: number; tools: MarginTools; children: () => ReactNode }

/** What is in it is made when it is unfolded. */
function Fold({ name, count, tools: { sheet, words }, children }: FoldProps) {
  const id = `${sheet} ${name}`
  const isOpen = useDraft(({ unfolded }) => unfolded.has(id))
  if (count <= 0) return null
  return (
    <details className={styles.fold} open={isOpen} onToggle={({ currentTarget }) => setUnfolded(id, currentTarget.open)}>
      <summary className="text-button">{fillIn(words.margin.more, { count })}</summary>
      {isOpen && children()}
    </details>
  )
}

function SpanList({ kind, spans, tools }: { kind: Note['kind']; spans: Note['spans']; tools: MarginTools }) {
  const { check, words, onShow } = tools
  const latest = useRef({ spans, onShow })
  useLayoutEffect(() => {
    latest.current = { spans, onShow }
  })
  // The same function for as long as the list is there, so that an edit draws again only the quotes that it changes.
  const show = useCallback((at: number) => {
    const span = latest.current.spans[at]
    if (span) latest.current.onShow(span)
  }, [])
  const quotes = keyed(
    spans.map((span, at) => ({ span, at, ...quoteOf(check, span) })),
    ({ span, number, text }) => `${span.sheet} ${number} ${text}`,
  )
  return (
    <ul className={styles.spans}>
      {quotes.map(({ key, item: { span, at, number, text } }) => (
        <Quote
          key={key}
          at={at}
          text={text}
          number={number}
          words={words.margin.show}
          sheet={kind === 'sharedRun' ? words.sheets.names[span.sheet] : undefined}
          length={span.length === undefined ? undefined : fillIn(words.sheets.words, { words: span.length })}
          onPress={show}
        />
      ))}
    </ul>
  )
}

type QuoteProps = {
  at: number
  text: string
  number: string | undefined
  words: string
  sheet: string | undefined
  length: string | undefined
  onPress: (at: number) => void
}

const Quote = memo(function Quote({ at, text, number, words, sheet, length, onPress }: QuoteProps) {
  return (
    <li>
      <button type="button" onClick={() => onPress(at)}>
        <span className="visually-hidden">{`${words} `}</span>
        {sheet !== undefined && <span className={styles.sheet}>{`${sheet} `}</span>}
        {number !== undefined && <span className={styles.number}>{`${number} `}</span>}
        {length !== undefined && <span className={styles.number}>{`${length} `}</span>}
        <q>{text}</q>
      </button>
    </li>
  )
})
