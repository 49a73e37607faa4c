import { part } from '../dom.ts'
import type { SheetTexts } from './draftCheck.ts'
import { type Sheet, sheets } from './draftWords.ts'

/** Where something happened: on one sheet, or on all of them. */
export type SheetPlace = Sheet | 'all'

/** The text fields. The text is in them and nowhere else; what was replaced last can be put back. */
export function sheetFields(form: HTMLElement) {
  const fieldOf = (sheet: Sheet) => part<HTMLTextAreaElement>(form, `textarea[data-sheet=${sheet}]`)
  let replaced: { at: SheetPlace; texts: Partial<SheetTexts> } | undefined

  function texts(): SheetTexts {
    const read = (sheet: Sheet) => fieldOf(sheet).value
    return {
      episode1: read('episode1'),
      episode2: read('episode2'),
      episode3: read('episode3'),
      statement: read('statement'),
      rpl: read('rpl'),
    }
  }

  function replace(next: Partial<SheetTexts>, at: SheetPlace): void {
    const earlier: Partial<Record<Sheet, string>> = {}
    for (const sheet of sheets) {
      const text = next[sheet]
      if (text === undefined) continue
      earlier[sheet] = fieldOf(sheet).value
      fieldOf(sheet).value = text
    }
    if (Object.values(earlier).join('').trim() !== '') replaced = { at, texts: earlier }
  }

  /** What was typed since then is kept in its turn. Returns where it was. */
  function restore(): SheetPlace | undefined {
    const last = replaced
    replaced = undefined
    if (last) replace(last.texts, last.at)
    return last?.at
  }

  return { fieldOf, texts, replace, restore, replacedAt: () => replaced?.at }
}
