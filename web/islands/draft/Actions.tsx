import styles from './draft.module.css'
import { useDraft } from './draftStore.ts'
import type { DraftWords } from './draftWords.ts'

type Props = {
  words: DraftWords
  onSend: () => void
  onPrint: () => void
  onClear: () => void
  onRestore: () => void
}

export function Actions({ words: { actions, file }, onSend, onPrint, onClear, onRestore }: Props) {
  const said = useDraft(({ notice }) => (notice?.at === 'all' ? notice.text : ''))
  const canRestore = useDraft(({ replaced }) => replaced?.at === 'all')
  return (
    <div className={`no-print button-row ${styles.actions}`}>
      <button type="button" className="button button-accent" onClick={onSend}>
        {actions.send}
      </button>
      <button type="button" className="button" onClick={onPrint}>
        {actions.print}
      </button>
      <button type="button" className="button" onClick={onClear}>
        {actions.clearAll}
      </button>
      <p role="status">{said}</p>
      <button type="button" className="button" hidden={!canRestore} onClick={onRestore}>
        {file.restore}
      </button>
    </div>
  )
}
