import type { DragEvent, RefObject } from 'react'
import { isEpisode, type Sheet, sheets } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './draft.module.css'
import { sheetShown, typeOn, useDraft } from './draftStore.ts'
import type { DraftWords } from './draftWords.ts'

type FieldProps = { words: DraftWords['sheets']; onFile: (file: File) => void }

type Props = FieldProps & { ruler: RefObject<HTMLTextAreaElement | null> }

export function SheetFields({ ruler, ...field }: Props) {
  return (
    <>
      {sheets.map((sheet) => (
        <Field key={sheet} sheet={sheet} {...field} />
      ))}
      {/* Of the width and the letters of a field: sheetFocus.ts measures with it. */}
      <textarea ref={ruler} className={`${styles.field} ${styles.ruler}`} aria-hidden="true" tabIndex={-1} readOnly autoComplete="off" />
    </>
  )
}

/** Spelling check and completion are off, because both can send text away or keep it. */
function Field({ sheet, words, onFile }: FieldProps & { sheet: Sheet }) {
  const text = useDraft(({ texts }) => texts[sheet])
  const isShown = useDraft((draft) => sheetShown(draft) === sheet)

  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files
    if (file === undefined) return
    event.preventDefault()
    onFile(file)
  }

  return (
    <textarea
      name={sheet}
      className={styles.field}
      hidden={!isShown}
      value={text}
      onChange={({ target }) => typeOn(sheet, target.value)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      aria-label={fillIn(words.label, { sheet: words.names[sheet] })}
      placeholder={words.placeholders[isEpisode(sheet) ? 'episode' : sheet]}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      data-gramm="false"
    />
  )
}
