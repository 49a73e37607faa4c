import { sampleTexts as texts } from '#content/labels.ts'
import type { Sample } from '#content/schema/sample.ts'
import styles from './NoteList.module.css'

type NoteProps = { id: string; position: number; note: Sample['notes'][number] }

export function Note({ id, position, note }: NoteProps) {
  return (
    <li className={styles.note} id={`${id}-note-${position}`}>
      <span className="visually-hidden">
        {texts.note} {position}:{' '}
      </span>
      <span className={styles.position} aria-hidden="true">
        {position}
      </span>
      <strong>{note.element}</strong> {note.title}
      <span className={styles.why}>{note.why}</span>
    </li>
  )
}

/** Notes of a table, below it. */
export function NoteList({ id, notes }: { id: string; notes: Sample['notes'] }) {
  return (
    <ul className={styles.list} aria-label={texts.notes}>
      {notes.map((note, index) => (
        <Note key={note.why} id={id} position={index + 1} note={note} />
      ))}
    </ul>
  )
}
