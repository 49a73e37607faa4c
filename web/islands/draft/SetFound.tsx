import { useMemo } from 'react'
import { type DraftCheck, filledSheets } from '#domain/draft/checkDraft.ts'
import { type CdrSheet, isEpisode, type Sheet, splitSet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './draft.module.css'
import type { DraftWords } from './draftWords.ts'

type Props = { sheet: Sheet; check: DraftCheck; words: DraftWords; onSplit: () => void }

/** A whole set on one sheet is counted as one long episode: offers to lay it out, unless other sheets have text. */
export function SetFound({ sheet, check, words, onSplit }: Props) {
  const text = isEpisode(sheet) ? check.texts[sheet] : ''
  const found = useMemo(() => splitSet(text), [text])
  if (found === undefined) return null
  const names = Object.keys(found.parts).map((name) => words.sheets.names[name as CdrSheet])
  const isBlocked = filledSheets('cdr', check).length > 1
  return (
    <div className={`no-print ${styles.parts}`}>
      <p>{fillIn(words.parts.found, { parts: names.join(', ') })}</p>
      <p hidden={!isBlocked}>{words.parts.blocked}</p>
      <button type="button" className="button" hidden={isBlocked} onClick={onSplit}>
        {words.parts.split}
      </button>
    </div>
  )
}
