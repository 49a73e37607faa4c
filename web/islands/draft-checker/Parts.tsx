import type { CdrSheet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftWords } from './draftProps.ts'
import styles from './Parts.module.css'

type Props = { parts: readonly CdrSheet[]; others: boolean; words: DraftWords; onSplit: () => void }

/** A whole set on one sheet is counted as one long episode: offers to lay it out. */
export function Parts({ parts, others, words, onSplit }: Props) {
  if (parts.length < 2) return null
  return (
    <div className={styles.parts}>
      <p>{fillIn(words.parts.found, { parts: parts.map((part) => words.sheets.names[part]).join(', ') })}</p>
      {others ? (
        <p>{words.parts.blocked}</p>
      ) : (
        <button type="button" className="button" onClick={onSplit}>
          {words.parts.split}
        </button>
      )}
    </div>
  )
}
