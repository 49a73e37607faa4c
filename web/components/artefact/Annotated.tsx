import type { Drawing } from '#content/schema/artefact.ts'
import { Highlight, MarginNote } from '../sheet/Annotation.tsx'
import styles from './Annotated.module.css'

/** A document read line by line: a reader's notes are in the margin beside each passage, or under it where there is no margin. */
export function Annotated({ blocks }: Omit<Drawing<'annotated'>, 'kind'>) {
  return (
    <div className={styles.lines}>
      {blocks.map(({ ref, parts, notes }) => (
        <div key={notes[0]?.about} className={styles.line}>
          <p>
            {ref && <span className={styles.ref}>{ref}</span>}
            {parts.map((part) =>
              typeof part === 'string' ? <span key={part}>{part} </span> : [<Highlight key={part.mark}>{part.mark}</Highlight>, ' '],
            )}
          </p>
          <div className={styles.notes}>
            {notes.map(({ about, text, tone }) => (
              <MarginNote key={about} about={about} tone={tone}>
                {text}
              </MarginNote>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
