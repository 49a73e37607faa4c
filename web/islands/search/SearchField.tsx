import { type RefObject, useEffect } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import styles from './search.module.css'

type Props = {
  id: string
  field: RefObject<HTMLInputElement | null>
  words: { label: string; clear?: string }
  /** What was found may be said here in its place. */
  hint: string
  /** The hint is read aloud when it changes. */
  isAnnounced?: boolean
  value: string
  onType: (text: string) => void
  /** Where something is asked for that can be cleared. */
  onClear?: (() => void) | undefined
}

export function SearchField({ id, field, words, hint, isAnnounced, value, onType, onClear }: Props) {
  useKeptWhileAway(field)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{words.label}</label>
        {words.clear && (
          <button type="button" className="text-button" hidden={!onClear} onClick={onClear}>
            {words.clear}
          </button>
        )}
      </div>
      <Icon name="search" />
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onType(target.value)}
        // Firefox does not empty the field by itself.
        onKeyDown={({ key }) => key === 'Escape' && value !== '' && onClear?.()}
      />
      <p id={`${id}-hint`} className={`fine ${styles.hint}`} role={isAnnounced ? 'status' : undefined}>
        {hint}
      </p>
    </div>
  )
}

/** Safari empties a field without autocompletion on a page from the back/forward cache (`resumeFromDocumentSuspension` in https://github.com/WebKit/WebKit/blob/main/Source/WebCore/html/HTMLInputElement.cpp). */
function useKeptWhileAway(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const complete = (autocomplete: 'on' | 'off') => () => {
      if (field.current) field.current.autocomplete = autocomplete
    }
    const [leave, comeBack] = [complete('on'), complete('off')]
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [field])
}
