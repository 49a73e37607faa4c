import { Icon } from '../ui/Icon.tsx'
import styles from './SearchField.module.css'

type Props = { id: string; words: { label: string; clear: string; hint: string } }

/** The field that filters a printed list; islands/search/searchForm.ts finds its parts by their `data-` names. */
export function SearchField({ id, words }: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{words.label}</label>
        <button type="button" className="text-button" data-clear hidden>
          {words.clear}
        </button>
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
      <p id={`${id}-hint`} className={`fine ${styles.hint}`} data-hint>
        {words.hint}
      </p>
    </div>
  )
}
