import type { Core } from '@strapi/strapi'
import { emptyContent, sameValue } from './content.ts'
import { forgetReviewValues } from './contentHistory.ts'
import { readDrafts } from './readDrafts.ts'
import {
  newestPublished,
  removeUnlisted,
  rewriteVersion,
  type Transaction,
  type VersionChange,
  type VersionWithContent,
  versionById,
  versionIds,
  withVersionsLocked,
} from './versions.ts'
import { isWithdrawn, type KeepReview, leftOf, type ReviewFields, shownReviews, WITHDRAWN_SINCE, withReviews } from './withdrawnReviews.ts'

const NAMELESS = 'A withdrawn review'

/** What was taken back leaves everything that is stored beside the review itself. Until it is published, it is on the site. */
export async function forgetWithdrawn(strapi: Core.Strapi): Promise<void> {
  const drafts = shownReviews(await readDrafts(strapi))
  await withVersionsLocked(strapi, async (trx) => {
    await removeUnlisted(trx)
    const published = ((await newestPublished(trx)) ?? { content: emptyContent() }).content.review as Record<string, ReviewFields>
    const shown = new Map([...drafts, ...Object.entries(published)])
    const names = new Set([...drafts.values(), ...Object.values(published)].map(({ name }) => name))
    await rewriteReviews(trx, {
      keep: leftOf(shown),
      keepsName: ({ name }) => names.has(name),
      // As when it falls due, but now: until then it would keep what was taken back.
      stops: ({ documentId, before, value }) =>
        !sameValue(published[documentId] ?? null, before) || (value !== null && isWithdrawn(value as ReviewFields, shown.get(documentId))),
    })
    await forgetReviewValues(trx, [...shown.keys()])
  })
}

type Kept = {
  keep: KeepReview
  keepsName: (change: VersionChange) => boolean
  /** Whether this change of a review stops the scheduled version that it is in. Otherwise that stays as it was ticked. */
  stops: (change: VersionChange) => boolean
}

/** In every version, scheduled or published. Returns the versions that changed. */
export async function rewriteReviews(trx: Transaction, kept: Kept): Promise<number[]> {
  const changed: number[] = []
  for (const id of await versionIds(trx)) {
    const version = await versionById(trx, id)
    if (!version) continue
    const next = rewritten(version, kept)
    if (sameValue(next, version)) continue
    await rewriteVersion(trx, next)
    changed.push(id)
  }
  return changed
}

function rewritten(version: VersionWithContent, { keep, keepsName, stops }: Kept): VersionWithContent {
  const ofReviews = version.changes.filter(({ kind }) => kind === 'review')
  const isScheduled = version.state === 'scheduled'
  if (isScheduled && !ofReviews.some(stops)) return version
  const forgotten = ofReviews.filter((change) => !keepsName(change)).map(({ name }) => name)
  const left = (value: unknown, documentId: string) => (value === null ? null : keep(value as ReviewFields, documentId))
  const changes = version.changes.map((change) => {
    if (change.kind !== 'review') return change
    const { documentId, name, before, value } = change
    return {
      ...change,
      name: keepsName(change) ? name : NAMELESS,
      before: left(before, documentId),
      value: left(value, documentId),
    }
  })
  return {
    ...version,
    changes,
    content: withReviews(version.content, keep),
    ...(isScheduled ? { state: 'failed', problem: WITHDRAWN_SINCE } : { problem: withoutNames(version.problem, forgotten) }),
  }
}

function withoutNames(problem: VersionWithContent['problem'], names: readonly string[]): VersionWithContent['problem'] {
  if (problem === null) return null
  const without = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, NAMELESS), text)
  return { sentence: without(problem.sentence), details: problem.details.map(without) }
}
