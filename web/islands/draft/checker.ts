import { cdrMessage, rplMessage } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import { countWords } from '#domain/draft/paragraphs.ts'
import { splitSet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { part, parts, setText } from '../dom.ts'
import { addToMessage, focusEnquiry, offerToEnquiry } from '../forms/enquiryOffer.ts'
import { printOnly } from '../printOnly.ts'
import { checkDraft, type MarkedSpan, noCheck, noTexts, tallyOf } from './draftCheck.ts'
import { counted, type DraftKind, type DraftWords, type Sheet, sheets } from './draftWords.ts'
import { marginOf } from './margin.ts'
import type { FileLimits } from './openFile.ts'
import { type SheetPlace, sheetFields } from './sheetFields.ts'
import { focusField, showSpan } from './showSpan.ts'

export type DraftCheckerProps = {
  words: DraftWords
  rules: DraftRules
  limits: FileLimits
  /** Of the form that receives the counts. */
  messageLabel: string
}

/** Waits for the end of a burst of keys. */
const PAUSE_MS = 16

/** A screen reader announces the counts once the visitor has paused. */
const SPEAK_AFTER_MS = 1000

/** Counts and points out in the margin what is on the sheets. It does not judge, and it stores nothing. */
export function start(form: HTMLElement): void {
  // Printed by components/draft/DraftChecker.tsx, from this type.
  const { words, rules, limits, messageLabel } = JSON.parse(form.dataset.props ?? '') as DraftCheckerProps
  const { fieldOf, texts, replace, restore, replacedAt } = sheetFields(form)
  const chosenIn = (name: string) => part<HTMLInputElement>(form, `[name=${name}]:checked`).value
  const kindShown = () => chosenIn('draft-kind') as DraftKind
  const sheetShown = (): Sheet => (kindShown() === 'rpl' ? 'rpl' : (chosenIn('draft-sheet') as Sheet))
  const tally = (sheet: Sheet) => tallyOf(sheet, check, rules)
  let check = noCheck
  let work = new AbortController()
  let pause: ReturnType<typeof setTimeout> | undefined
  let speaking: ReturnType<typeof setTimeout> | undefined
  let notice: { at: SheetPlace; text: string; isFault?: boolean } | undefined
  let said = ''

  function changed(): void {
    clearTimeout(pause)
    work.abort()
    work = new AbortController()
    pause = setTimeout(run, PAUSE_MS, work.signal)
  }

  async function run(signal: AbortSignal): Promise<void> {
    const found = await checkDraft(texts(), rules, check, signal)
    if (found === undefined) return
    check = found
    show()
  }

  function show(): void {
    const sheet = sheetShown()
    for (const other of sheets) fieldOf(other).hidden = other !== sheet
    part(form, '[data-tabs]').hidden = sheet === 'rpl'
    for (const place of parts(form, '[data-words-on]')) {
      const found = tally(place.dataset.wordsOn as Sheet)
      setText(place, found ? fillIn(words.sheets.words, { words: counted(found.words) }) : words.sheets.empty)
    }
    showParts(sheet)
    const found = tally(sheet)
    showMargin(found ? [sheet] : [])
    part(form, '[data-empty]').hidden = found !== undefined
    for (const explained of parts(form, '[data-kind]')) explained.toggleAttribute('data-other', explained.dataset.kind !== kindShown())
    showNotices()
    const summary = summaryNow()
    offerToEnquiry(messageLabel, summary ? { summary, words: words.offer } : undefined)
    const names = words.sheets.names
    const spoken = found && fillIn(words.margin.spoken, { sheet: names[sheet], words: counted(found.words), notes: found.notes })
    clearTimeout(speaking)
    speaking = setTimeout(() => setText(part(form, '[data-spoken]'), spoken ?? ''), SPEAK_AFTER_MS)
  }

  /** The counts as an enquiry has them; empty where nothing is counted. */
  function summaryNow(): string {
    const { cdr, rpl } = check
    if (kindShown() === 'rpl') return rpl.words === 0 ? '' : rplMessage(rpl, words.message)
    const isEmpty = Object.keys(cdr.episodes).length === 0 && cdr.statement === undefined
    return isEmpty ? '' : cdrMessage(cdr, words.message)
  }

  /** Draws it anew, with what was unfolded and the focus. */
  function showMargin(shown: readonly Sheet[], printing = false): void {
    const place = part(form, '[data-margin]')
    const folds = 'details, summary, button'
    const before = [...place.querySelectorAll<HTMLElement>(folds)]
    const focused = before.findIndex((control) => control.matches(':focus'))
    const opened = before.map((control) => control instanceof HTMLDetailsElement && control.open)
    place.hidden = shown.length === 0
    place.replaceChildren(...shown.map((sheet) => marginOf(sheet, rules, { check, words, onShow: showInText, printing })))
    const after = [...place.querySelectorAll<HTMLElement>(folds)]
    for (const [index, control] of after.entries()) if (control instanceof HTMLDetailsElement) control.open = opened[index] ?? false
    if (focused !== -1) after[focused]?.focus({ preventScroll: true })
  }

  /** The sheet has to be in view before anything in it can be selected. */
  function showInText(span: MarkedSpan): void {
    if (span.sheet !== 'rpl') part<HTMLInputElement>(form, `[name=draft-sheet][value=${span.sheet}]`).checked = true
    show()
    showSpan(fieldOf(span.sheet), span)
  }

  /** A whole set on one sheet is counted as one long episode: offers to lay it out. */
  function showParts(sheet: Sheet): void {
    const found = sheet === 'statement' || sheet === 'rpl' ? [] : (check.cdr.episodes[sheet]?.parts ?? [])
    const others = sheets.some((other) => other !== sheet && other !== 'rpl' && tally(other) !== undefined)
    const place = part(form, '[data-parts]')
    place.hidden = found.length < 2
    setText(part(place, '[data-found]'), fillIn(words.parts.found, { parts: found.map((name) => words.sheets.names[name]).join(', ') }))
    part(place, '[data-blocked]').hidden = !others
    part(place, 'button').hidden = others
  }

  function showNotices(): void {
    const sheet = sheetShown()
    const own = notice?.at === sheet ? notice : undefined
    const place = part(form, '[data-file-note]')
    place.hidden = own === undefined
    place.toggleAttribute('data-fault', own?.isFault === true)
    setText(place, own?.text ?? '')
    setText(part(form, '[data-said]'), said || (notice?.at === 'all' ? notice.text : ''))
    part(form, '[data-restore=sheet]').hidden = replacedAt() !== sheet
    part(form, '[data-restore=all]').hidden = replacedAt() !== 'all'
  }

  function tell(at: SheetPlace, text: string, isFault = false): void {
    notice = { at, text, isFault }
    showNotices()
  }

  function split(): void {
    const sheet = sheetShown()
    const set = splitSet(texts()[sheet])
    if (set === undefined) return
    replace({ ...noTexts, rpl: texts().rpl, ...set.parts }, sheet)
    changed()
    tell(sheet, set.before === '' ? words.parts.done : `${words.parts.done} ${words.parts.before}`)
    // The button is gone once it was pressed.
    focusField(fieldOf(sheet))
  }

  async function open(file: File): Promise<void> {
    const sheet = sheetShown()
    tell(sheet, words.file.reading)
    // The line above is drawn before a large file keeps the browser busy.
    await new Promise((drawn) => setTimeout(drawn, 30))
    const opened = await import('./openFile.ts').then(
      ({ openFile }) => openFile(file, limits),
      () => ({ fault: 'reader' }) as const,
    )
    if ('fault' in opened) {
      const fault = fillIn(words.file.faults[opened.fault], { megabytes: limits.bytes / 1_000_000, characters: counted(limits.characters) })
      return tell(sheet, `${fault} ${words.file.unchanged}`, true)
    }
    replace({ [sheet]: opened.text }, sheet)
    changed()
    tell(sheet, fillIn(words.file.opened, { name: file.name, words: counted(countWords(opened.text)), sheet: words.sheets.names[sheet] }))
  }

  const acts: Readonly<Record<string, () => void>> = {
    send() {
      addToMessage(messageLabel)
      said = words.actions.sent
      focusEnquiry()
    },
    /** Only the margins of all sheets. */
    print() {
      showMargin(
        sheets.filter((sheet) => (sheet === 'rpl') === (kindShown() === 'rpl') && tally(sheet)),
        true,
      )
      printOnly('draft', show)
    },
    clearSheet() {
      const sheet = sheetShown()
      replace({ [sheet]: '' }, sheet)
      notice = { at: sheet, text: words.file.cleared }
      changed()
    },
    clearAll() {
      replace(noTexts, 'all')
      notice = { at: 'all', text: words.actions.cleared }
      said = ''
      changed()
    },
    restore() {
      const at = restore()
      if (at) notice = { at, text: words.file.restored }
      changed()
      focusField(fieldOf(sheetShown()))
    },
  }

  form.addEventListener('click', ({ target }) => {
    const name = target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset.act : undefined
    if (name === undefined) return
    if ((name === 'send' || name === 'print') && summaryNow() === '') said = words.actions.nothingYet
    else acts[name]?.()
    showNotices()
  })
  part(form, '[data-parts] button').addEventListener('click', split)
  for (const radio of parts(form, '[type=radio]')) radio.addEventListener('change', show)
  for (const sheet of sheets) {
    const field = fieldOf(sheet)
    field.addEventListener('input', () => {
      said = ''
      notice = undefined
      showNotices()
      changed()
    })
    field.addEventListener('dragover', (event) => event.preventDefault())
    field.addEventListener('drop', (event) => {
      const [file] = event.dataTransfer?.files ?? []
      if (file === undefined) return
      event.preventDefault()
      void open(file)
    })
  }
  const chooser = part<HTMLInputElement>(form, '[type=file]')
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? []
    // So that the same file can be chosen again after it was fixed.
    chooser.value = ''
    if (file) void open(file)
  })
  // Text that was there before the script was: typed early, or brought back by the browser.
  changed()
  show()
}
