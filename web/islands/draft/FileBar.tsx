import type { ChangeEvent } from 'react'
import type { FileLimits } from '#domain/draft/file/openFile.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './draft.module.css'
import { sheetShown, useDraft } from './draftStore.ts'
import type { DraftWords } from './draftWords.ts'

type Props = {
  words: DraftWords['file']
  limits: FileLimits
  onFile: (file: File) => void
  onClear: () => void
  onRestore: () => void
}

export function FileBar({ words, limits, onFile, onClear, onRestore }: Props) {
  const notice = useDraft((draft) => (draft.notice?.at === sheetShown(draft) ? draft.notice : undefined))
  const canRestore = useDraft((draft) => draft.replaced?.at === sheetShown(draft))

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    // So that the same file can be chosen again after it was fixed.
    target.value = ''
    if (file) onFile(file)
  }

  return (
    <div className={styles.bar}>
      <div className="button-row">
        <label className="button">
          {words.open}
          <input
            type="file"
            className="visually-hidden"
            accept=".docx,.txt,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            aria-describedby="draft-file-hint"
            onChange={choose}
          />
        </label>
        <button type="button" className="text-button" onClick={onClear}>
          {words.clear}
        </button>
      </div>
      <div role="status">
        <p className="callout" data-fault={notice?.isFault || undefined} hidden={notice === undefined}>
          {notice?.text}
        </p>
        <button type="button" className="text-button" hidden={!canRestore} onClick={onRestore}>
          {words.restore}
        </button>
      </div>
      <p id="draft-file-hint" className="fine measure">
        {fillIn(words.hint, { megabytes: limits.bytes / 1_000_000 })}
      </p>
    </div>
  )
}
