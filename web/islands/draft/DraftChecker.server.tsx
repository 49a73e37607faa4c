import { draftFileLimits, draftRules } from '#content/draftRules.ts'
import { draftWords } from '#content/draftWords.ts'
import { notStartedWords } from '#content/forms.ts'
import { Island } from '../runtime/Island.server.tsx'
import { DraftChecker as Checker, type DraftCheckerProps } from './DraftChecker.tsx'
import { counted } from './draftWords.ts'

const figures = {
  from: counted(draftRules.words.from),
  to: counted(draftRules.words.to),
  most: draftRules.longSentence,
  run: draftRules.sharedRun,
  all: draftRules.elementGroups.reduce((sum, count) => sum + count, 0),
}

/** It counts and points out: it does not judge, and it stores nothing. */
export function DraftChecker({ headingId, messageLabel }: { headingId: string; messageLabel: string }) {
  const props: DraftCheckerProps = {
    headingId,
    messageLabel,
    words: draftWords,
    rules: draftRules,
    limits: draftFileLimits,
    figures,
    stopped: notStartedWords,
  }
  return <Island id="draft" name="draft-checker" of={Checker} defer="near" props={props} />
}
