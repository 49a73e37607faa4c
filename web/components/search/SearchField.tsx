import { Icon } from '../ui/Icon.tsx'
import styles from './SearchField.module.css'

type Props = {
  id: string
  words: { label: string; clear?: string; hint: string }
  /** The hint says what was found, and is read aloud. */
  announced?: boolean
}

/** Scripts find its parts by their `data-` names. */
export function SearchField({ id, words, announced }: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{words.label}</label>
        {words.clear && (
          <button type="button" className="text-button" data-clear hidden>
            {words.clear}
          </button>
        )}
      </div>
      <Icon name="search" />
      <input
        id={id}
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={`fine ${styles.hint}`} data-hint role={announced ? 'status' : undefined}>
        {words.hint}
      </p>
    </div>
  )
}
