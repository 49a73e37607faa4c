import type { DragEvent, RefObject } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftWords, Sheet } from './draftProps.ts'
import styles from './SheetFields.module.css'
import { sheets } from './useSheets.ts'

type Props = {
  active: Sheet
  fields: RefObject<Partial<Record<Sheet, HTMLTextAreaElement | null>>>
  words: DraftWords
  onInput: () => void
  onDrop: (file: File, sheet: Sheet) => void
}

/**
 * One text field for each sheet. React touches their text as little as possible, because 10,000 words in a controlled field are slow.
 * Spelling check and completion are off, because both can send text away or keep it.
 */
export function SheetFields({ active, fields, words, onInput, onDrop }: Props) {
  function drop(event: DragEvent, sheet: Sheet) {
    const [file] = event.dataTransfer.files
    if (file === undefined) return
    event.preventDefault()
    onDrop(file, sheet)
  }

  return sheets.map((sheet) => (
    <textarea
      key={sheet}
      ref={(field) => {
        fields.current[sheet] = field
      }}
      className={styles.field}
      hidden={sheet !== active}
      aria-label={fillIn(words.sheets.label, { sheet: words.sheets.names[sheet] })}
      placeholder={words.sheets.placeholders[sheet === 'statement' || sheet === 'rpl' ? sheet : 'episode']}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      data-gramm="false"
      onInput={onInput}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, sheet)}
    />
  ))
}
