import { draftFileLimits, draftRules } from '#content/draftRules.ts'
import { draftWords } from '#content/draftWords.ts'
import { notStartedWords } from '#content/forms.ts'
import { Island } from '../runtime/Island.server.tsx'
import { DraftChecker as Checker, type DraftCheckerProps } from './DraftChecker.tsx'
import { figuresOf } from './draftWords.ts'

/** It counts and points out: it does not judge, and it stores nothing. */
export function DraftChecker({ headingId, messageLabel }: { headingId: string; messageLabel: string }) {
  const props: DraftCheckerProps = {
    headingId,
    messageLabel,
    words: draftWords,
    rules: draftRules,
    limits: draftFileLimits,
    figures: figuresOf(draftRules),
    stopped: notStartedWords,
  }
  return <Island id="draft" name="draft-checker" of={Checker} defer="near" props={props} />
}
