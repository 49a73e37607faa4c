import { type DraftKind, noTexts, type SheetTexts } from '#domain/draft/checkDraft.ts'
import { type CdrSheet, type Sheet, sheets } from '#domain/draft/splitSet.ts'
import { createStore, useStore } from '../runtime/store.ts'

type SheetPlace = Sheet | 'all'

export type Draft = {
  texts: SheetTexts
  kind: DraftKind
  /** RPL reports have one sheet only. */
  cdrSheet: CdrSheet
  notice: { at: SheetPlace; text: string; isFault: boolean } | undefined
  /** What was on the sheets before a file, a button or a layout replaced it. */
  replaced: { at: SheetPlace; texts: Partial<SheetTexts> } | undefined
  /** What the visitor has unfolded in the margins: by what it is about, so that it stays when notes come and go. */
  unfolded: ReadonlySet<string>
}

export const emptyDraft: Draft = {
  texts: noTexts,
  kind: 'cdr',
  cdrSheet: 'episode1',
  notice: undefined,
  replaced: undefined,
  unfolded: new Set(),
}

/** It stays in this page: nothing of it is kept or sent. */
export const draftStore = createStore<Draft>(emptyDraft)

export function useDraft<Value>(select: (draft: Draft) => Value): Value {
  return useStore({ subscribe: draftStore.subscribe, get: () => select(draftStore.get()) }, select(emptyDraft))
}

export function changeDraft(changes: Partial<Draft>): void {
  draftStore.set({ ...draftStore.get(), ...changes })
}

export function sheetShown({ kind, cdrSheet }: Draft): Sheet {
  return kind === 'rpl' ? 'rpl' : cdrSheet
}

export function turnTo(sheet: Sheet): void {
  changeDraft(sheet === 'rpl' ? { kind: 'rpl' } : { kind: 'cdr', cdrSheet: sheet })
}

export function typeOn(sheet: Sheet, text: string): void {
  changeDraft({ texts: { ...draftStore.get().texts, [sheet]: text }, notice: undefined })
}

export function tell(at: SheetPlace, text: string, isFault = false): void {
  changeDraft({ notice: { at, text, isFault } })
}

/** Fills these sheets. What was on them can be put back. */
export function replaceTexts(texts: Partial<SheetTexts>, at: SheetPlace): void {
  const draft = draftStore.get()
  const earlier = Object.fromEntries(sheets.flatMap((sheet) => (texts[sheet] === undefined ? [] : [[sheet, draft.texts[sheet]]])))
  const hadText = Object.values(earlier).join('').trim() !== ''
  changeDraft({ texts: { ...draft.texts, ...texts }, replaced: hadText ? { at, texts: earlier } : draft.replaced })
}

export function setUnfolded(name: string, isOpen: boolean): void {
  const { unfolded } = draftStore.get()
  if (unfolded.has(name) === isOpen) return
  const others = [...unfolded].filter((other) => other !== name)
  changeDraft({ unfolded: new Set(isOpen ? [...others, name] : others) })
}
