import { part } from '../dom.ts'
import type { SheetTexts } from './draftCheck.ts'
import { type DraftKind, type Sheet, sheets } from './draftWords.ts'

export function fieldOf(form: HTMLElement, sheet: Sheet): HTMLTextAreaElement {
  return part<HTMLTextAreaElement>(form, `textarea[data-sheet=${sheet}]`)
}

/** The texts are in their fields and nowhere else. */
export function textsIn(form: HTMLElement): SheetTexts {
  const textOf = (sheet: Sheet) => fieldOf(form, sheet).value
  return {
    episode1: textOf('episode1'),
    episode2: textOf('episode2'),
    episode3: textOf('episode3'),
    statement: textOf('statement'),
    rpl: textOf('rpl'),
  }
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
