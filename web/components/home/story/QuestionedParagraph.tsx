import type { StoryPaper } from '#content/schema/story.ts'
import { MarginNote } from '../../sheet/MarginNote.tsx'
import { Mark } from '../../sheet/Mark.tsx'
import styles from './QuestionedParagraph.module.css'

type Paper = Extract<StoryPaper, { kind: 'paragraph' }>

export function QuestionedParagraph({ id, paper: { number, stretches, notes, tone } }: { id: string; paper: Paper }) {
  return (
    <div className={styles.row}>
      <span className={styles.number}>{number}</span>
      <p className={styles.text}>
        {stretches.map((stretch, index) =>
          typeof stretch === 'string' ? (
            // The parts of a printed sentence never move, so their place is their identity.
            <span key={index}>{spaced(stretch)}</span>
          ) : (
            <span key={index}>
              {' '}
              <Mark note={`${id}-note-${stretch.note}`}>{stretch.mark}</Mark>
              <sup className={styles.reference} data-tone={tone} aria-hidden="true">
                {stretch.note}
              </sup>
            </span>
          ),
        )}
      </p>
      <div className={styles.notes}>
        {notes.map(({ about, text }, index) => (
          <MarginNote key={text} id={`${id}-note-${index + 1}`} tone={tone} about={about ?? String(index + 1)}>
            {text}
          </MarginNote>
        ))}
      </div>
    </div>
  )
}

/** A comma or a full stop stands at the word before it. */
function spaced(stretch: string): string {
  return /^[,.;]/.test(stretch) ? stretch : ` ${stretch}`
}
