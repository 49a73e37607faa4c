import { type DraftCheck, filledSheets, type SheetTexts } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import { isEpisode, type Sheet, sheets, splitSet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { part, parts, setText } from '../dom.ts'
import { counted, type DraftWords } from './draftWords.ts'
import { marginOf } from './margin.ts'
import type { MarkedSpan } from './marginParts.ts'
import type { FileLimits } from './openFile.ts'
import { fieldOf, kindShown, sheetShown } from './sheetFields.ts'

export type DraftCheckerProps = {
  words: DraftWords
  rules: DraftRules
  limits: FileLimits
  messageLabel: string
}

export type SheetPlace = Sheet | 'all'

export type CheckerState = {
  /** Of the texts as they were when the last check ended. */
  check: DraftCheck
  notice: { at: SheetPlace; text: string; isFault: boolean } | undefined
  /** What was on the sheets before a file, a button or a layout replaced it. */
  replaced: { at: SheetPlace; texts: Partial<SheetTexts> } | undefined
}

export function showChecker(form: HTMLElement, state: CheckerState, props: DraftCheckerProps, onShow: (span: MarkedSpan) => void): void {
  const { words, rules } = props
  const { check } = state
  const [kind, sheet] = [kindShown(form), sheetShown(form)]
  for (const other of sheets) fieldOf(form, other).hidden = other !== sheet
  part(form, '[data-tabs]').hidden = sheet === 'rpl'
  for (const place of parts(form, '[data-words-on]')) {
    const found = check.sheets[place.dataset.wordsOn as Sheet]
    setText(place, found ? fillIn(words.sheets.words, { words: counted(found.words) }) : words.sheets.empty)
  }
  showParts(form, check, words)
  showMargin(form, check.sheets[sheet] ? [sheet] : [], (shown) => marginOf(shown, rules, { check, words, onShow, printing: false }))
  for (const explained of parts(form, '[data-kind]')) explained.toggleAttribute('data-other', explained.dataset.kind !== kind)
  showNotices(form, state)
}

export function showMargin(form: HTMLElement, shown: readonly Sheet[], draw: (sheet: Sheet) => HTMLElement): void {
  const place = part(form, '[data-margin]')
  const folds = 'details, summary, button'
  const before = parts(place, folds)
  const focused = before.findIndex((control) => control.matches(':focus'))
  const opened = before.map((control) => control instanceof HTMLDetailsElement && control.open)
  place.replaceChildren(...shown.map(draw))
  const after = parts(place, folds)
  for (const [index, control] of after.entries()) if (control instanceof HTMLDetailsElement) control.open = opened[index] ?? false
  if (focused !== -1) after[focused]?.focus({ preventScroll: true })
  const isEmpty = shown.length === 0
  // Open while there is nothing else to read.
  if (place.hidden !== isEmpty) part<HTMLDetailsElement>(form, '[data-explained]').open = isEmpty
  place.hidden = isEmpty
}

export function showNotices(form: HTMLElement, { notice, replaced }: CheckerState): void {
  const sheet = sheetShown(form)
  const own = notice?.at === sheet ? notice : undefined
  const place = part(form, '[data-file-note]')
  place.hidden = own === undefined
  place.toggleAttribute('data-fault', own?.isFault === true)
  setText(place, own?.text ?? '')
  setText(part(form, '[data-said]'), notice?.at === 'all' ? notice.text : '')
  part(form, '[data-restore=sheet]').hidden = replaced?.at !== sheet
  part(form, '[data-restore=all]').hidden = replaced?.at !== 'all'
}

/** A whole set on one sheet is counted as one long episode: offers to lay it out, unless other sheets have text. */
function showParts(form: HTMLElement, check: DraftCheck, words: DraftWords): void {
  const sheet = sheetShown(form)
  const found = isEpisode(sheet) ? splitSet(check.texts[sheet]) : undefined
  const isBlocked = filledSheets('cdr', check).length > 1
  const place = part(form, '[data-parts]')
  place.hidden = found === undefined
  const names = Object.keys(found?.parts ?? {}).map((name) => words.sheets.names[name as Sheet])
  setText(part(place, '[data-found]'), fillIn(words.parts.found, { parts: names.join(', ') }))
  part(place, '[data-blocked]').hidden = !isBlocked
  part(place, 'button').hidden = isBlocked
}

export function spokenCounts(sheet: Sheet, { sheets }: DraftCheck, words: DraftWords): string {
  const found = sheets[sheet]
  return found
    ? fillIn(words.margin.spoken, { sheet: words.sheets.names[sheet], words: counted(found.words), notes: found.notes.length })
    : ''
}
