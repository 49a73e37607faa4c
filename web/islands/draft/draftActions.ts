import { noTexts } from '#domain/draft/checkDraft.ts'
import type { FileLimits, Opened, OpenedText } from '#domain/draft/file/openFile.ts'
import { passedOverLine } from '#domain/draft/file/passedOver.ts'
import { countWords } from '#domain/draft/paragraphs.ts'
import { type Sheet, splitSet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { changeDraft, draftStore, replaceTexts, sheetShown, tell } from './draftStore.ts'
import { counted, type DraftWords } from './draftWords.ts'

/** Of each sheet the file that was chosen last: a larger one before it may take longer. */
const newest = new Map<Sheet, File>()

/** Reads a file onto the sheet that is shown. */
export async function openOnSheet(file: File, words: DraftWords, limits: FileLimits): Promise<void> {
  const sheet = sheetShown(draftStore.get())
  newest.set(sheet, file)
  tell(sheet, words.file.reading)
  // The line above is drawn before a large file keeps the browser busy.
  await new Promise((drawn) => setTimeout(drawn, 30))
  const opened = await read(file, limits)
  if (newest.get(sheet) !== file) return
  if ('fault' in opened) {
    const fault = fillIn(words.file.faults[opened.fault], { megabytes: limits.bytes / 1_000_000, characters: counted(limits.characters) })
    return tell(sheet, `${fault} ${words.file.unchanged}`, true)
  }
  replaceTexts({ [sheet]: opened.text }, sheet)
  tell(sheet, saidOfOpened(file.name, opened, sheet, words))
}

async function read(file: File, limits: FileLimits): Promise<Opened> {
  const reader = await import('#domain/draft/file/openFile.ts').catch(() => undefined)
  return reader === undefined ? { fault: 'reader' } : reader.openFile(file, limits).catch(() => ({ fault: 'broken' }))
}

/** All that is said when a file is opened: one line, with what was not read of it. */
function saidOfOpened(name: string, { text, passedOver }: OpenedText, sheet: Sheet, words: DraftWords): string {
  const opened = fillIn(words.file.opened, { name, words: counted(countWords(text)), sheet: words.sheets.names[sheet] })
  return `${opened} ${passedOverLine(passedOver, words.file.passedOver)}`.trimEnd()
}

/** Lays a whole set out on the sheets. */
export function splitSheet(words: DraftWords): void {
  const draft = draftStore.get()
  const sheet = sheetShown(draft)
  const set = splitSet(draft.texts[sheet])
  if (set === undefined) return
  replaceTexts({ ...noTexts, rpl: draft.texts.rpl, ...set.parts }, sheet)
  tell(sheet, set.before === '' ? words.parts.done : `${words.parts.done} ${words.parts.before}`)
}

export function clearSheet(words: DraftWords): void {
  const sheet = sheetShown(draftStore.get())
  replaceTexts({ [sheet]: '' }, sheet)
  tell(sheet, words.file.cleared)
}

export function clearAll(words: DraftWords): void {
  replaceTexts(noTexts, 'all')
  tell('all', words.actions.cleared)
}

/** What was typed since then is kept in its turn. */
export function restore(words: DraftWords): void {
  const { replaced } = draftStore.get()
  if (replaced === undefined) return
  changeDraft({ replaced: undefined })
  replaceTexts(replaced.texts, replaced.at)
  tell(replaced.at, words.file.restored)
}
