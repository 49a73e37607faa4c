import { cdrMessage, rplMessage } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import type { CdrSheet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { part, parts, setText } from '../dom.ts'
import { type DraftCheck, type MarkedSpan, type SheetTexts, tallyOf } from './draftCheck.ts'
import { counted, type DraftKind, type DraftWords, type Sheet, sheets } from './draftWords.ts'
import { marginOf } from './margin.ts'
import type { FileLimits } from './openFile.ts'
import { fieldOf, kindShown, sheetShown } from './sheetFields.ts'

export type DraftCheckerProps = {
  words: DraftWords
  rules: DraftRules
  limits: FileLimits
  messageLabel: string
}

export type SheetPlace = Sheet | 'all'

/** Everything the checker knows beside the texts, which are in their fields. */
export type CheckerState = {
  /** Of the texts as they were when the last check ended. */
  check: DraftCheck
  /** What came of the last file or button, beside the sheet it was about. */
  notice: { at: SheetPlace; text: string; isFault?: boolean } | undefined
  /** What the buttons under the margin answered last. */
  said: string
  /** What was on the sheets before a file, a button or a layout replaced it. */
  replaced: { at: SheetPlace; texts: Partial<SheetTexts> } | undefined
}

/** Sheets, margin and explanations as the state has them. `onShow` selects a span in its text. */
export function showChecker(form: HTMLElement, state: CheckerState, props: DraftCheckerProps, onShow: (span: MarkedSpan) => void): void {
  const { words, rules } = props
  const [kind, sheet] = [kindShown(form), sheetShown(form)]
  for (const other of sheets) fieldOf(form, other).hidden = other !== sheet
  part(form, '[data-tabs]').hidden = sheet === 'rpl'
  for (const place of parts(form, '[data-words-on]')) {
    const found = tallyOf(place.dataset.wordsOn as Sheet, state.check, rules)
    setText(place, found ? fillIn(words.sheets.words, { words: counted(found.words) }) : words.sheets.empty)
  }
  showParts(form, state.check, props)
  const isEmpty = tallyOf(sheet, state.check, rules) === undefined
  showMargin(form, isEmpty ? [] : [sheet], (shown) => marginOf(shown, rules, { check: state.check, words, onShow, printing: false }))
  part(form, '[data-empty]').hidden = !isEmpty
  for (const explained of parts(form, '[data-kind]')) explained.toggleAttribute('data-other', explained.dataset.kind !== kind)
  showNotices(form, state)
}

export function showMargin(form: HTMLElement, shown: readonly Sheet[], draw: (sheet: Sheet) => HTMLElement): void {
  const place = part(form, '[data-margin]')
  const folds = 'details, summary, button'
  const before = parts(place, folds)
  const focused = before.findIndex((control) => control.matches(':focus'))
  const opened = before.map((control) => control instanceof HTMLDetailsElement && control.open)
  place.hidden = shown.length === 0
  place.replaceChildren(...shown.map(draw))
  const after = parts(place, folds)
  for (const [index, control] of after.entries()) if (control instanceof HTMLDetailsElement) control.open = opened[index] ?? false
  if (focused !== -1) after[focused]?.focus({ preventScroll: true })
}

export function showNotices(form: HTMLElement, { notice, said, replaced }: CheckerState): void {
  const sheet = sheetShown(form)
  const own = notice?.at === sheet ? notice : undefined
  const place = part(form, '[data-file-note]')
  place.hidden = own === undefined
  place.toggleAttribute('data-fault', own?.isFault === true)
  setText(place, own?.text ?? '')
  setText(part(form, '[data-said]'), said || (notice?.at === 'all' ? notice.text : ''))
  part(form, '[data-restore=sheet]').hidden = replaced?.at !== sheet
  part(form, '[data-restore=all]').hidden = replaced?.at !== 'all'
}

/** A whole set on one sheet is counted as one long episode: offers to lay it out, unless other sheets have text. */
function showParts(form: HTMLElement, check: DraftCheck, { words, rules }: DraftCheckerProps): void {
  const sheet = sheetShown(form)
  const found = partsOn(sheet, check)
  const isBlocked = sheets.some((other) => other !== sheet && other !== 'rpl' && tallyOf(other, check, rules))
  const place = part(form, '[data-parts]')
  place.hidden = found.length < 2
  setText(part(place, '[data-found]'), fillIn(words.parts.found, { parts: found.map((name) => words.sheets.names[name]).join(', ') }))
  part(place, '[data-blocked]').hidden = !isBlocked
  part(place, 'button').hidden = isBlocked
}

function partsOn(sheet: Sheet, { cdr }: DraftCheck): readonly CdrSheet[] {
  return sheet === 'statement' || sheet === 'rpl' ? [] : (cdr.episodes[sheet]?.parts ?? [])
}

/** The counts as an enquiry has them; empty where nothing is counted. */
export function summaryOf(kind: DraftKind, { cdr, rpl }: DraftCheck, { message }: DraftWords): string {
  if (kind === 'rpl') return rpl.words === 0 ? '' : rplMessage(rpl, message)
  const isEmpty = Object.keys(cdr.episodes).length === 0 && cdr.statement === undefined
  return isEmpty ? '' : cdrMessage(cdr, message)
}

/** The counts of one sheet as a screen reader says them. */
export function spokenCounts(sheet: Sheet, check: DraftCheck, { words, rules }: DraftCheckerProps): string {
  const found = tallyOf(sheet, check, rules)
  return found ? fillIn(words.margin.spoken, { sheet: words.sheets.names[sheet], words: counted(found.words), notes: found.notes }) : ''
}
