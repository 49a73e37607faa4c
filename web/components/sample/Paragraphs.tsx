import type { Sample, SamplePart } from '#content/schema/sample.ts'
import { Highlight } from '../sheet/Annotation.tsx'
import { Note } from './NoteList.tsx'
import styles from './Paragraphs.module.css'

type Props = { id: string; paragraphs: { number: string; parts: SamplePart[] }[]; notes: Sample['notes'] }

/** Each numbered paragraph with the notes on its marked words beside it; on a phone they fold under it. */
export function Paragraphs({ id, paragraphs, notes }: Props) {
  const named = paragraphs.some(({ number }) => /^\D/.test(number))
  return (
    <div className={named ? `${styles.paragraphs} ${styles.named}` : styles.paragraphs}>
      {paragraphs.map(({ number, parts }) => (
        <div key={number} className={styles.row}>
          <span className={styles.number}>{number}</span>
          <p>
            {parts.map((part, index) => (
              // The parts of a printed sentence never move, so their position identifies them.
              <Part key={index} id={id} part={part} />
            ))}
          </p>
          <ul className={styles.notes}>
            {notesOf(parts).map((position) => {
              const note = notes[position - 1]
              return note && <Note key={position} id={id} position={position} note={note} />
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Part({ id, part }: { id: string; part: SamplePart }) {
  if (typeof part === 'string') return <>{part} </>
  return (
    <>
      <Highlight note={`${id}-note-${part.note}`}>{part.mark}</Highlight>
      <sup className={styles.reference} aria-hidden="true">
        {part.note}
      </sup>{' '}
    </>
  )
}

function notesOf(parts: SamplePart[]): number[] {
  return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.note])))]
}
