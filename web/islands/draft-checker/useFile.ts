import { type ChangeEvent, useState } from 'react'
import { countWords } from '#domain/draft/draftText.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftWords, Sheet } from './draftProps.ts'
import type { FileLimits } from './files/openFile.ts'
import type { SheetTexts } from './useSheets.ts'

export type FileNote = { sheet: Sheet; text: string; fault?: boolean; earlier?: Partial<SheetTexts> }

type Options = { words: DraftWords; limits: FileLimits; texts: () => SheetTexts; write: (next: Partial<SheetTexts>) => void }

/** Opens files onto a sheet. If opening fails, the sheet keeps its text. */
export function useFile({ words: { file: words, sheets }, limits, texts, write }: Options) {
  const [note, setNote] = useState<FileNote>()

  async function open(file: File, sheet: Sheet) {
    setNote({ sheet, text: words.reading })
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
      return setNote({ sheet, text: `${fault} ${words.unchanged}`, fault: true })
    }
    const earlier = texts()[sheet]
    write({ [sheet]: opened.text })
    const count = countWords(opened.text).toLocaleString('en-AU')
    const text = fillIn(words.opened, { name: file.name, words: count, sheet: sheets.names[sheet] })
    setNote({ sheet, text, ...(earlier.trim() !== '' && { earlier: { [sheet]: earlier } }) })
  }

  function choose(event: ChangeEvent<HTMLInputElement>, sheet: Sheet) {
    const [file] = event.currentTarget.files ?? []
    // So that the same file can be chosen again after it was fixed.
    event.currentTarget.value = ''
    if (file) void open(file, sheet)
  }

  function restore() {
    if (note?.earlier === undefined) return
    write(note.earlier)
    setNote({ sheet: note.sheet, text: words.restored })
  }

  function clear(sheet: Sheet) {
    const earlier = texts()[sheet]
    write({ [sheet]: '' })
    setNote({ sheet, text: words.cleared, ...(earlier.trim() !== '' && { earlier: { [sheet]: earlier } }) })
  }

  return { note, setNote, open, choose, restore, clear }
}
