import { useEffect, useState } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import { useOutcome } from './checking.ts'
import { sheetShown, useDraft } from './draftStore.ts'
import { counted, type DraftWords } from './draftWords.ts'

/** A screen reader announces the counts once the visitor has paused. */
const SPEAK_AFTER_MS = 1000

export function SpokenCounts({ words }: { words: DraftWords }) {
  const outcome = useOutcome()
  const sheet = useDraft(sheetShown)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const found = outcome.check.sheets[sheet]
    const values = { sheet: words.sheets.names[sheet], words: counted(found?.words ?? 0), notes: found?.notes.length ?? 0 }
    const timer = setTimeout(() => setSpoken(found ? fillIn(words.margin.spoken, values) : ''), SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [outcome, sheet, words])

  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  )
}
