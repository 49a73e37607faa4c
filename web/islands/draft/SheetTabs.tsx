import type { DraftKind } from '#domain/draft/checkDraft.ts'
import { type CdrSheet, cdrSheets } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { useOutcome } from './checking.ts'
import styles from './draft.module.css'
import { changeDraft, useDraft } from './draftStore.ts'
import { counted, type DraftWords } from './draftWords.ts'

const kinds: readonly DraftKind[] = ['cdr', 'rpl']

/** Radio buttons: arrow keys and screen readers work without code of ours. */
export function SheetTabs({ words }: { words: DraftWords }) {
  const kind = useDraft((draft) => draft.kind)
  const cdrSheet = useDraft((draft) => draft.cdrSheet)
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>{words.kind.legend}</legend>
        {kinds.map((name) => (
          <label key={name}>
            <input type="radio" name="draft-kind" value={name} checked={name === kind} onChange={() => changeDraft({ kind: name })} />
            {words.kind[name]}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.tabs} hidden={kind === 'rpl'}>
        <legend className="visually-hidden">{words.sheets.legend}</legend>
        {cdrSheets.map((sheet) => (
          <label key={sheet}>
            <input
              type="radio"
              name="draft-sheet"
              value={sheet}
              className="visually-hidden"
              checked={sheet === cdrSheet}
              onChange={() => changeDraft({ cdrSheet: sheet })}
            />
            <b>{words.sheets.names[sheet]}</b>
            <WordsOn sheet={sheet} words={words.sheets} />
          </label>
        ))}
      </fieldset>
    </>
  )
}

function WordsOn({ sheet, words }: { sheet: CdrSheet; words: DraftWords['sheets'] }) {
  const { check, fault } = useOutcome()
  const found = check.sheets[sheet]
  // What a rule that has stopped would have counted is not known.
  if (fault) return <span />
  return <span>{found ? fillIn(words.words, { words: counted(found.words) }) : words.empty}</span>
}
