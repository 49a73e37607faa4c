import styles from './Actions.module.css'
import type { DraftWords } from './draftProps.ts'

type Props = { words: DraftWords['actions']; said: string; onSend: () => void; onPrint: () => void; onClear: () => void }

export function Actions({ words, said, onSend, onPrint, onClear }: Props) {
  return (
    <div className={styles.actions}>
      <button type="button" className="button button-accent" onClick={onSend}>
        {words.send}
      </button>
      <button type="button" className="button" onClick={onPrint}>
        {words.print}
      </button>
      <button type="button" className="button" onClick={onClear}>
        {words.reset}
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
