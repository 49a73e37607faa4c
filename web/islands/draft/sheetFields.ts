import type { DraftKind, SheetTexts } from '#domain/draft/checkDraft.ts'
import type { Span } from '#domain/draft/paragraphs.ts'
import { type Sheet, sheets } from '#domain/draft/splitSet.ts'
import { part } from '../dom.ts'

export function fieldOf(form: HTMLElement, sheet: Sheet): HTMLTextAreaElement {
  return part<HTMLTextAreaElement>(form, `textarea[data-sheet=${sheet}]`)
}

/** The texts are in their fields and nowhere else. */
export function textsIn(form: HTMLElement): SheetTexts {
  return Object.fromEntries(sheets.map((sheet) => [sheet, fieldOf(form, sheet).value])) as SheetTexts
}

/** Fills these fields. Returns what was in them. */
export function fillSheets(form: HTMLElement, texts: Partial<SheetTexts>): Partial<SheetTexts> {
  const earlier: Partial<Record<Sheet, string>> = {}
  for (const sheet of sheets) {
    const text = texts[sheet]
    if (text === undefined) continue
    const field = fieldOf(form, sheet)
    earlier[sheet] = field.value
    field.value = text
  }
  return earlier
}

export function kindShown(form: HTMLElement): DraftKind {
  return part<HTMLInputElement>(form, '[name=draft-kind]:checked').value as DraftKind
}

export function sheetShown(form: HTMLElement): Sheet {
  return kindShown(form) === 'rpl' ? 'rpl' : (part<HTMLInputElement>(form, '[name=draft-sheet]:checked').value as Sheet)
}

export function turnTo(form: HTMLElement, sheet: Sheet): void {
  if (sheet !== 'rpl') part<HTMLInputElement>(form, `[name=draft-sheet][value=${sheet}]`).checked = true
}

/** Selects a stretch of text and brings it into view: browsers scroll to a selection only when the user types. */
export function showSpan(field: HTMLTextAreaElement, { start, end }: Span): void {
  focusField(field)
  field.setSelectionRange(start, end)
  field.scrollTop = Math.max(0, heightAbove(field, start) - field.clientHeight / 3)
}

export function focusField(field: HTMLTextAreaElement): void {
  // On a phone the keyboard would cover the text. It comes with the next touch.
  if (matchMedia('(pointer: coarse)').matches) {
    field.inputMode = 'none'
    field.addEventListener('pointerdown', () => field.removeAttribute('inputmode'), { once: true })
  }
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
}

/** A text field does not tell the position of a letter, but a copy with the text before it tells its height. */
function heightAbove(field: HTMLTextAreaElement, at: number): number {
  const copy = field.cloneNode() as HTMLTextAreaElement
  copy.value = field.value.slice(0, at)
  const width = `${field.offsetWidth}px`
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', boxSizing: 'border-box', width, height: '0', minHeight: '0' })
  field.after(copy)
  const height = copy.scrollHeight
  copy.remove()
  return height
}
