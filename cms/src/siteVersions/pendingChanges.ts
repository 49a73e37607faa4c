import { createHash } from 'node:crypto'
import { checkDocument, type FieldProblem } from '../ownersContent/checkDocument.ts'
import { contentType } from '../ownersContent/contentTypes.ts'
import type { ChangeKind } from '../ownersContent/siteAnswers.ts'
import type { Text } from '../ownersContent/snapshotSchema.ts'
import { replacedBy } from '../ownersContent/textChanges.ts'
import { type Known, noticesOf } from './changeNotices.ts'
import { type Change, type Content, changesBetween, emptyContent, nameOf, stableJson } from './content.ts'
import type { DraftDocument } from './readDrafts.ts'

export type PendingChange = Change & {
  what: ChangeKind
  name: string
  /** Of the values the owner saw: publishing something else is refused. */
  seen: string
  /** Its own fields alone; what it is beside the others is in crossProblems.ts. */
  problems: FieldProblem[]
  /** What the owner should know before it goes live: nothing of one that cannot, because of its problems. */
  notices: string[]
}

/** What has changed since the last time, by document. */
export function pendingChanges(drafts: readonly DraftDocument[], published: Content, known: Known): PendingChange[] {
  const wanted = emptyContent()
  const problems = new Map<string, FieldProblem[]>()
  for (const { kind, documentId, draft, isShown } of drafts) {
    if (!isShown) continue
    const checked = checkDocument(kind, draft)
    wanted[kind][documentId] = checked.value
    problems.set(documentId, checked.problems)
  }
  // A document published before it got a mistake has changed; one with a mistake from the first day has not been published.
  return changesBetween(published, wanted)
    .filter(isNotReplaced(wanted))
    .map((change) => {
      const before = published[change.kind][change.documentId]
      const own = [...(problems.get(change.documentId) ?? []), ...overtaken(change, known)]
      return {
        ...change,
        what: change.value === null ? 'removed' : before === undefined ? 'added' : 'changed',
        name: nameOf(change.kind, change.value ?? before),
        seen: createHash('sha256').update(stableJson(change.value)).digest('hex').slice(0, 16),
        problems: own,
        notices: own.length > 0 ? [] : noticesOf(change, before, wanted, known),
      }
    })
}

/** A release has changed the words below: the owner chooses on the Site page, and until then nothing of it is published. */
function overtaken({ kind, value }: Change, { pages }: Known): FieldProblem[] {
  const is = kind === 'text' && value !== null ? replacedBy(value as Text, pages?.texts ?? {}) : undefined
  if (is === undefined) return []
  const message =
    is === null
      ? 'This release of the site has no such text any more. Drop the change under “Your words” on the Site page.'
      : 'This release of the site says something else here. Choose under “Your words” on the Site page.'
  return [{ path: 'was', label: 'The words of the site', message }]
}

/** Site details that were deleted and written again are one change, not two. */
function isNotReplaced(wanted: Content): (change: Change) => boolean {
  return ({ kind, value }) => value !== null || !contentType(kind).isSingle || Object.keys(wanted[kind]).length === 0
}
