import type { Drawing } from '#content/schema/artefact.ts'
import answers from './answers.module.css'
import styles from './Passage.module.css'

export function Passage({ id, ask, paragraphs, found, turned, verdict }: Omit<Drawing<'passage'>, 'kind'> & { id: string }) {
  return (
    <fieldset className={`${answers.document} ${turned ? styles.turned : styles.margin}`}>
      <legend className={answers.ask}>{ask}</legend>
      {paragraphs.map(({ ref, parts }, row) => (
        <p key={row} className={styles.text}>
          {ref && <span className={styles.ref}>{ref}</span>}
          {parts.map((part, column) =>
            typeof part === 'string' ? (
              <span key={part}>{part} </span>
            ) : (
              <Stretch key={part.mark} id={`${id}-${row}-${column}`} {...part} />
            ),
          )}
        </p>
      ))}
      <div className={styles.end}>
        {found && (
          <p className={answers.found} aria-hidden="true" data-of={found.of}>
            {found.label}
          </p>
        )}
        {verdict && <p className={styles.verdict}>{verdict}</p>}
      </div>
    </fieldset>
  )
}

type StretchProps = { id: string; mark: string; about: string; text: string; tone?: 'good' | 'fault' | undefined }

function Stretch({ id, mark, about, text, tone = 'good' }: StretchProps) {
  return (
    <>
      <input type="checkbox" id={id} className={answers.control} data-tone={tone} data-good={tone === 'good' || undefined} />
      <label htmlFor={id} className={styles.mark}>
        {mark}
      </label>{' '}
      <span className={`note ${answers.note} ${styles.note}`} data-answer data-tone={tone}>
        <b>{about}</b> {text}{' '}
      </span>
    </>
  )
}
