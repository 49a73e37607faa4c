import { fillIn } from '#domain/fillIn.ts'
import { Announcement } from '../runtime/Announcement.tsx'
import { useOutcome } from './checking.ts'
import { sheetShown, useDraft } from './draftStore.ts'
import { counted, type DraftWords } from './draftWords.ts'

export function SpokenCounts({ words }: { words: DraftWords }) {
  const outcome = useOutcome()
  const sheet = useDraft(sheetShown)
  const found = outcome.check.sheets[sheet]
  const values = { sheet: words.sheets.names[sheet], words: counted(found?.words ?? 0), notes: found?.notes.length ?? 0 }
  return <Announcement sentence={found ? fillIn(words.margin.spoken, values) : ''} />
}
