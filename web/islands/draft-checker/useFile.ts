import { type ChangeEvent, useState } from 'react'
import { countWords } from '#domain/draft/draftText.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftWords, Sheet } from './draftProps.ts'
import type { FileLimits } from './files/openFile.ts'
import { noTexts, type SheetTexts } from './useSheets.ts'

/** Where a notice is shown: at its sheet, or at the buttons for all of them. */
type NoteTarget = Sheet | 'all'

export type FileNote = { at: NoteTarget; text: string; fault?: boolean }

type Options = { words: DraftWords; limits: FileLimits; texts: () => SheetTexts; write: (next: Partial<SheetTexts>) => void }

/** Opens files onto a sheet, and empties sheets. If opening fails, the sheet keeps its text. What was replaced last can be put back. */
export function useFile({ words: { file: words, sheets, actions }, limits, texts, write }: Options) {
  const [note, setNote] = useState<FileNote>()
  const [replaced, setReplaced] = useState<{ at: NoteTarget; texts: Partial<SheetTexts> }>()

  function replace(next: Partial<SheetTexts>, at: NoteTarget, text: string) {
    const now = texts()
    const earlier = Object.fromEntries(Object.keys(next).map((sheet) => [sheet, now[sheet as Sheet]]))
    write(next)
    setNote({ at, text })
    if (Object.values(earlier).join('').trim() !== '') setReplaced({ at, texts: earlier })
  }

  async function open(file: File, sheet: Sheet) {
    setNote({ at: sheet, text: words.reading })
    // The line above is drawn before a large file keeps the browser busy.
    await new Promise((drawn) => setTimeout(drawn, 30))
    const opened = await import('./files/openFile.ts').then(
      ({ openFile }) => openFile(file, limits),
      () => ({ fault: 'reader' }) as const,
    )
    if ('fault' in opened) {
      const fault = fillIn(words.faults[opened.fault], {
        megabytes: limits.bytes / 1_000_000,
        characters: limits.characters.toLocaleString('en-AU'),
      })
      return setNote({ at: sheet, text: `${fault} ${words.unchanged}`, fault: true })
    }
    const count = countWords(opened.text).toLocaleString('en-AU')
    replace({ [sheet]: opened.text }, sheet, fillIn(words.opened, { name: file.name, words: count, sheet: sheets.names[sheet] }))
  }

  function choose(event: ChangeEvent<HTMLInputElement>, sheet: Sheet) {
    const [file] = event.currentTarget.files ?? []
    // So that the same file can be chosen again after it was fixed.
    event.currentTarget.value = ''
    if (file) void open(file, sheet)
  }

  /** What was typed since then is kept in its turn. */
  function restore() {
    if (replaced === undefined) return
    setReplaced(undefined)
    replace(replaced.texts, replaced.at, words.restored)
  }

  const clear = (sheet: Sheet) => replace({ [sheet]: '' }, sheet, words.cleared)
  const clearAll = () => replace(noTexts, 'all', actions.cleared)
  const forgetNote = () => note !== undefined && setNote(undefined)

  return { note, replacedAt: replaced?.at, replace, open, choose, restore, clear, clearAll, forgetNote }
}
