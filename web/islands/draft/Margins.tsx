import { memo, useDeferredValue, useEffect, useMemo } from 'react'
import type { notStartedWords } from '#content/forms.ts'
import { type DraftKind, draftMessage, filledSheets } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import type { Sheet } from '#domain/draft/splitSet.ts'
import { summariseForEnquiry } from '../forms/enquirySummary.ts'
import { Boundary } from '../runtime/Boundary.tsx'
import { checkAgain, type Outcome, useOutcome } from './checking.ts'
import { sheetShown, useDraft } from './draftStore.ts'
import type { DraftFigures, DraftWords } from './draftWords.ts'
import { Explained } from './Explained.tsx'
import type { MarkedSpan } from './marginTools.ts'
import { SetFound } from './SetFound.tsx'
import { SheetMargin } from './SheetMargin.tsx'

type ResultProps = {
  words: DraftWords
  rules: DraftRules
  messageLabel: string
  onShow: (span: MarkedSpan) => void
  onSplit: () => void
}

type Props = ResultProps & {
  figures: DraftFigures
  stopped: typeof notStartedWords
  isPrinting: boolean
}

type View = { outcome: Outcome; kind: DraftKind; sheet: Sheet; isPrinting: boolean }

/** All that follows from the texts. It may throw and is late where the device is slow; neither keeps a letter from its sheet. */
export function Margins({ figures, stopped, isPrinting, ...results }: Props) {
  const outcome = useOutcome()
  const kind = useDraft((draft) => draft.kind)
  const sheet = useDraft(sheetShown)
  const latest = useMemo(() => ({ outcome, kind, sheet, isPrinting }), [outcome, kind, sheet, isPrinting])
  const deferred = useDeferredValue(latest)
  // Paper does not wait.
  const view = isPrinting ? latest : deferred
  return (
    <>
      <Boundary words={stopped} of={view} onRetry={checkAgain}>
        <Results view={view} {...results} />
      </Boundary>
      <Explained words={results.words} figures={figures} kind={view.kind} isOpen={sheetsIn(view).length === 0} />
    </>
  )
}

function sheetsIn({ outcome: { check }, kind, sheet, isPrinting }: View): readonly Sheet[] {
  const filled = filledSheets(kind, check)
  return isPrinting ? filled : filled.filter((name) => name === sheet)
}

const Results = memo(function Results({ view, words, rules, messageLabel, onShow, onSplit }: ResultProps & { view: View }) {
  const { outcome, kind, sheet, isPrinting } = view
  const { check, fault } = outcome

  useEffect(() => {
    const summary = draftMessage(kind, check, words.message)
    summariseForEnquiry(messageLabel, summary ? { summary, words: words.offer } : undefined)
  }, [kind, check, words, messageLabel])
  // Counts of a check that has stopped are not offered.
  useEffect(() => () => summariseForEnquiry(messageLabel, undefined), [messageLabel])

  if (fault) throw fault
  return (
    <>
      <SetFound sheet={sheet} check={check} words={words} onSplit={onSplit} />
      {sheetsIn(view).length > 0 && (
        <div>
          {sheetsIn(view).map((name) => (
            <SheetMargin key={name} sheet={name} check={check} words={words} rules={rules} onShow={onShow} isPrinting={isPrinting} />
          ))}
        </div>
      )}
    </>
  )
})
