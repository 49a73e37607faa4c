import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { notStartedWords } from '#content/forms.ts'
import { draftMessage, filledSheets } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import type { FileLimits } from '#domain/draft/file/openFile.ts'
import type { Sheet } from '#domain/draft/splitSet.ts'
import { addToMessage, focusEnquiry, summariseForEnquiry } from '../forms/enquirySummary.ts'
import { printOnly } from '../printOnly.ts'
import { Actions } from './Actions.tsx'
import { latestOutcome, startChecking } from './checking.ts'
import styles from './draft.module.css'
import { clearAll, clearSheet, openOnSheet, restore, splitSheet } from './draftActions.ts'
import { draftStore, sheetShown, tell, turnTo } from './draftStore.ts'
import type { DraftFigures, DraftWords } from './draftWords.ts'
import { FileBar } from './FileBar.tsx'
import { Margins } from './Margins.tsx'
import type { MarkedSpan } from './marginTools.ts'
import { SheetFields } from './SheetFields.tsx'
import { SheetTabs } from './SheetTabs.tsx'
import { SpokenCounts } from './SpokenCounts.tsx'
import { focusField, showSpan } from './sheetFocus.ts'

export type DraftCheckerProps = {
  headingId: string
  /** Of the enquiry form that the counts are offered to. */
  messageLabel: string
  words: DraftWords
  rules: DraftRules
  limits: FileLimits
  /** Put into what is said of each check. */
  figures: DraftFigures
  stopped: typeof notStartedWords
}

/** Counts and points out in the margin what is on the sheets. It does not judge, and it stores nothing. */
export function DraftChecker({ headingId, messageLabel, words, rules, limits, figures, stopped }: DraftCheckerProps) {
  const form = useRef<HTMLFormElement>(null)
  const ruler = useRef<HTMLTextAreaElement>(null)
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => startChecking(rules), [rules])

  const fieldOf = useCallback((sheet: Sheet) => {
    const field = form.current?.elements.namedItem(sheet)
    return field instanceof HTMLTextAreaElement ? field : undefined
  }, [])
  const focusShown = useCallback(() => {
    const field = fieldOf(sheetShown(draftStore.get()))
    if (field) focusField(field)
  }, [fieldOf])
  const showInText = useCallback(
    (span: MarkedSpan) => {
      // It has to be in view before anything in it can be selected.
      flushSync(() => turnTo(span.sheet))
      const field = fieldOf(span.sheet)
      if (field && ruler.current) showSpan(field, ruler.current, span)
    },
    [fieldOf],
  )
  const split = useCallback(() => {
    splitSheet(words)
    // The button is gone once it was pressed.
    focusShown()
  }, [words, focusShown])
  const open = useCallback((file: File) => void openOnSheet(file, words, limits), [words, limits])
  const putBack = () => {
    restore(words)
    focusShown()
  }

  /** Nothing to send or print: none of the sheets that are shown has a text that was checked. */
  const isUnchecked = () => {
    const { check, fault } = latestOutcome()
    const isEmpty = filledSheets(draftStore.get().kind, check).length === 0
    if (isEmpty) tell('all', fault ? stopped.text : words.actions.nothingYet)
    return isEmpty
  }
  const send = () => {
    if (isUnchecked()) return
    const summary = draftMessage(draftStore.get().kind, latestOutcome().check, words.message)
    summariseForEnquiry(messageLabel, { summary, words: words.offer })
    addToMessage(messageLabel)
    tell('all', words.actions.sent)
    focusEnquiry()
  }
  const print = () => {
    if (isUnchecked()) return
    flushSync(() => setIsPrinting(true))
    printOnly('draft', () => setIsPrinting(false))
  }

  return (
    <form ref={form} className={styles.checker} method="dialog" aria-labelledby={headingId}>
      <div className={styles.sheet}>
        <SheetTabs words={words} />
        <SheetFields words={words.sheets} ruler={ruler} onFile={open} />
        <FileBar words={words.file} limits={limits} onFile={open} onClear={() => clearSheet(words)} onRestore={putBack} />
      </div>
      <div className={styles.margin}>
        <Margins
          words={words}
          rules={rules}
          figures={figures}
          stopped={stopped}
          messageLabel={messageLabel}
          isPrinting={isPrinting}
          onShow={showInText}
          onSplit={split}
        />
        <Actions words={words} onSend={send} onPrint={print} onClear={() => clearAll(words)} onRestore={putBack} />
      </div>
      <SpokenCounts words={words} />
    </form>
  )
}
