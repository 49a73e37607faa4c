import { cdrSheets } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftKind, DraftWords, Sheet } from './draftProps.ts'
import { counted } from './marginTools.ts'
import styles from './SheetTabs.module.css'

type Props = {
  kind: DraftKind
  sheet: Sheet
  tally: (sheet: Sheet) => { words: number; notes: number } | undefined
  words: DraftWords
  name: string
  onKind: (kind: DraftKind) => void
  onSheet: (sheet: Sheet) => void
}

const kinds: readonly DraftKind[] = ['cdr', 'rpl']

/** Radio buttons: arrow keys and screen readers work without code of ours. */
export function SheetTabs({ kind, sheet, tally, words, name, onKind, onSheet }: Props) {
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>{words.kind.legend}</legend>
        {kinds.map((option) => (
          <label key={option}>
            <input type="radio" name={`${name}-kind`} checked={option === kind} onChange={() => onKind(option)} />
            {words.kind[option]}
          </label>
        ))}
      </fieldset>
      {kind === 'cdr' && (
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{words.sheets.legend}</legend>
          {cdrSheets.map((option) => {
            const found = tally(option)
            return (
              <label key={option}>
                <input
                  type="radio"
                  name={`${name}-sheet`}
                  className="visually-hidden"
                  checked={option === sheet}
                  onChange={() => onSheet(option)}
                />
                <b>{words.sheets.names[option]}</b>
                <span>{found ? fillIn(words.sheets.words, { words: counted(found.words) }) : words.sheets.empty}</span>
              </label>
            )
          })}
        </fieldset>
      )}
    </>
  )
}
