import { checkDraft, draftMessage, filledSheets, noTexts, type SheetTexts } from '#domain/draft/checkDraft.ts'
import { countWords } from '#domain/draft/paragraphs.ts'
import { sheets, splitSet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { afterPause } from '../afterPause.ts'
import { part, parts, printed, setText } from '../dom.ts'
import { addToMessage, focusEnquiry, offerToEnquiry } from '../forms/enquiryOffer.ts'
import { printOnly } from '../printOnly.ts'
import {
  type CheckerState,
  type DraftCheckerProps,
  type SheetPlace,
  showChecker,
  showMargin,
  showNotices,
  spokenCounts,
} from './checkerView.ts'
import { counted } from './draftWords.ts'
import { marginOf } from './margin.ts'
import type { MarkedSpan } from './marginParts.ts'
import { fieldOf, fillSheets, focusField, kindShown, sheetShown, showSpan, textsIn, turnTo } from './sheetFields.ts'

const PAUSE_MS = 16

/** A screen reader announces the counts once the visitor has paused. */
const SPEAK_AFTER_MS = 1000

/** Counts and points out in the margin what is on the sheets. It does not judge, and it stores nothing. */
export function start(form: HTMLElement): void {
  const props = printed<DraftCheckerProps>(form.dataset.props)
  const { words, rules, limits, messageLabel } = props
  const state: CheckerState = { check: { texts: noTexts, sheets: {}, repeats: [] }, notice: undefined, replaced: undefined }

  const checkSoon = afterPause(PAUSE_MS, async (signal) => {
    const check = await inTimeSlices(checkDraft(textsIn(form), rules), signal)
    if (check === undefined) return
    state.check = check
    show()
  })
  const speakSoon = afterPause(SPEAK_AFTER_MS, () =>
    setText(part(form, '[data-spoken]'), spokenCounts(sheetShown(form), state.check, words)),
  )
  const message = () => draftMessage(kindShown(form), state.check, words.message)

  function show(): void {
    showChecker(form, state, props, showInText)
    const summary = message()
    offerToEnquiry(messageLabel, summary ? { summary, words: words.offer } : undefined)
    speakSoon()
  }

  /** The sheet has to be in view before anything in it can be selected. */
  function showInText(span: MarkedSpan): void {
    turnTo(form, span.sheet)
    show()
    showSpan(fieldOf(form, span.sheet), span)
  }

  function tell(at: SheetPlace, text: string, isFault = false): void {
    state.notice = { at, text, isFault }
    showNotices(form, state)
  }

  function replace(texts: Partial<SheetTexts>, at: SheetPlace): void {
    const earlier = fillSheets(form, texts)
    if (Object.values(earlier).join('').trim() !== '') state.replaced = { at, texts: earlier }
    checkSoon()
  }

  function typed(): void {
    state.notice = undefined
    showNotices(form, state)
    checkSoon()
  }

  async function open(file: File): Promise<void> {
    const sheet = sheetShown(form)
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
    tell(sheet, fillIn(words.file.opened, { name: file.name, words: counted(countWords(opened.text)), sheet: words.sheets.names[sheet] }))
  }

  const actions: Readonly<Record<string, () => void>> = {
    send() {
      if (message() === '') return tell('all', words.actions.nothingYet)
      addToMessage(messageLabel)
      tell('all', words.actions.sent)
      focusEnquiry()
    },
    print() {
      const { check } = state
      const filled = filledSheets(kindShown(form), check)
      if (filled.length === 0) return tell('all', words.actions.nothingYet)
      showMargin(form, filled, (sheet) => marginOf(sheet, rules, { check, words, onShow: showInText, printing: true }))
      printOnly('draft', show)
    },
    split() {
      const sheet = sheetShown(form)
      const texts = textsIn(form)
      const set = splitSet(texts[sheet])
      if (set === undefined) return
      replace({ ...noTexts, rpl: texts.rpl, ...set.parts }, sheet)
      tell(sheet, set.before === '' ? words.parts.done : `${words.parts.done} ${words.parts.before}`)
      // The button is gone once it was pressed.
      focusField(fieldOf(form, sheet))
    },
    clearSheet() {
      const sheet = sheetShown(form)
      replace({ [sheet]: '' }, sheet)
      tell(sheet, words.file.cleared)
    },
    clearAll() {
      replace(noTexts, 'all')
      tell('all', words.actions.cleared)
    },
    /** What was typed since then is kept in its turn. */
    restore() {
      const last = state.replaced
      state.replaced = undefined
      if (last) {
        replace(last.texts, last.at)
        tell(last.at, words.file.restored)
      }
      focusField(fieldOf(form, sheetShown(form)))
    },
  }

  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
    actions[button?.dataset.act ?? '']?.()
  })
  for (const radio of parts(form, '[type=radio]')) radio.addEventListener('change', show)
  for (const sheet of sheets) {
    const field = fieldOf(form, sheet)
    field.addEventListener('input', typed)
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
  checkSoon()
  show()
}

/** Longer work than this between two frames is noticeable while typing. */
const SLICE_MS = 8

/** Does work in steps and lets the browser draw and take input in between. Undefined when it was aborted. */
async function inTimeSlices<Result>(steps: Generator<undefined, Result>, signal: AbortSignal): Promise<Result | undefined> {
  let until = performance.now() + SLICE_MS
  for (;;) {
    const step = steps.next()
    if (step.done) return signal.aborted ? undefined : step.value
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
    until = performance.now() + SLICE_MS
  }
}
