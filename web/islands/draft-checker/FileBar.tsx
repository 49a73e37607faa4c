import type { ChangeEvent } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftWords } from './draftProps.ts'
import styles from './FileBar.module.css'
import type { FileLimits } from './files/openFile.ts'
import type { FileNote } from './useFile.ts'

type Props = {
  id: string
  words: DraftWords['file']
  limits: FileLimits
  note: FileNote | undefined
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
  /** Only where there is an earlier text. */
  onRestore: (() => void) | undefined
  onClear: () => void
}

/** Opens a file onto the sheet, and shows the outcome. */
export function FileBar({ id, words, limits, note, onChoose, onRestore, onClear }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <label className={`button ${styles.open}`}>
          {words.open}
          <input
            type="file"
            className="visually-hidden"
            accept=".docx,.txt,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            aria-describedby={`${id}-hint`}
            onChange={onChoose}
          />
        </label>
        <button type="button" className={styles.plain} onClick={onClear}>
          {words.clear}
        </button>
      </div>
      <div role="status" className={styles.status}>
        {note && <p data-fault={note.fault || undefined}>{note.text}</p>}
        {onRestore && (
          <button type="button" className={styles.plain} onClick={onRestore}>
            {words.restore}
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {fillIn(words.hint, { megabytes: limits.bytes / 1_000_000 })}
      </p>
    </div>
  )
}
