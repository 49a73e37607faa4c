// What a client has taken back leaves everything that is stored beside the review itself.
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { checkDocument } from '../ownersContent/checkDocument.ts'
import { type Failure, notPublished } from '../ownersContent/publishStatus.ts'
import { type Change, type Content, sameValue, type Value } from './content.ts'
import { forgetReviewValues } from './contentHistory.ts'
import { type DraftDocument, readDrafts } from './pendingChanges.ts'
import {
  eachVersion,
  publishedContent,
  removeUnlisted,
  rewriteVersion,
  type VersionWithContent,
  withVersionsLocked,
} from './versionRows.ts'

const NAMELESS = 'A withdrawn review'

/** A client chooses whether these are shown, and may have taken them back since. */
const CHOSEN_BY_THE_CLIENT = ['occupation', 'country', 'original']

/** Without the name: the failure is kept with the version. */
export const WITHDRAWN_SINCE = notPublished('a review in it, or a part of one, was withdrawn or changed since it was scheduled')

export function shownReviews(drafts: readonly DraftDocument[]): Map<string, Value> {
  const shown = drafts.filter(({ kind, isShown }) => kind === 'review' && isShown)
  return new Map(shown.map(({ documentId, draft }) => [documentId, checkDocument('review', draft).value]))
}

export function isWithdrawn(review: Value, now: Value | undefined): boolean {
  return now === undefined || Object.keys(review).some((field) => isTakenBack(field, review, now))
}

/** What a client still lets be shown of a review; null when that is nothing. */
type KeepReview = (review: Value, documentId: string) => Value | null

export function withReviews(content: Content, keep: KeepReview): Content {
  const kept = Object.entries(content.review).flatMap(([documentId, review]) => {
    const left = keep(review, documentId)
    return left === null ? [] : [[documentId, left]]
  })
  return { ...content, review: Object.fromEntries(kept) }
}

/** By the words and the name, not by the document: after a restored backup the same review may be another document. */
export function leftOf(shown: ReadonlyMap<string, Value>): KeepReview {
  const keyOf = ({ name, words }: Value) => JSON.stringify([name, words])
  const byKey = new Map([...shown.values()].map((review) => [keyOf(review), review]))
  return (review) => {
    const now = byKey.get(keyOf(review))
    if (now === undefined) return null
    return Object.fromEntries(Object.entries(review).filter(([field]) => !isTakenBack(field, review, now)))
  }
}

function isTakenBack(field: string, review: Value, now: Value): boolean {
  return CHOSEN_BY_THE_CLIENT.includes(field) && review[field] !== undefined && review[field] !== now[field]
}

/** Until what was taken back is published, it is on the site and stays. */
export async function forgetWithdrawn(strapi: Core.Strapi): Promise<void> {
  const drafts = shownReviews(await readDrafts(strapi))
  await withVersionsLocked(strapi, async (trx) => {
    await removeUnlisted(trx)
    const { review: published } = await publishedContent(trx)
    const shown = new Map([...drafts, ...Object.entries(published)])
    const names = new Set([...drafts.values(), ...Object.values(published)].map(({ name }) => name))
    await rewriteReviews(trx, {
      keep: leftOf(shown),
      keepsName: ({ name }) => names.has(name),
      // As when it falls due, but now: until then it would keep what was taken back.
      stops: ({ documentId, before, value }) =>
        !sameValue(published[documentId] ?? null, before) || (value !== null && isWithdrawn(value, shown.get(documentId))),
    })
    await forgetReviewValues(trx, [...shown.keys()])
  })
}

type Kept = {
  keep: KeepReview
  keepsName: (change: Change) => boolean
  stops: (change: Change) => boolean
}

export async function rewriteReviews(trx: Knex.Transaction, kept: Kept): Promise<void> {
  for await (const version of eachVersion(trx)) {
    const next = rewritten(version, kept)
    if (!sameValue(next, version)) await rewriteVersion(trx, next)
  }
}

function rewritten(version: VersionWithContent, { keep, keepsName, stops }: Kept): VersionWithContent {
  const ofReviews = version.changes.filter(({ kind }) => kind === 'review')
  const isScheduled = version.state === 'scheduled'
  if (isScheduled && !ofReviews.some(stops)) return version
  const forgotten = ofReviews.filter((change) => !keepsName(change)).map(({ name }) => name)
  const left = (value: Value | null, documentId: string) => value && keep(value, documentId)
  const changes = version.changes.map((change) => {
    if (change.kind !== 'review') return change
    const { documentId, name, before, value } = change
    return { ...change, name: keepsName(change) ? name : NAMELESS, before: left(before, documentId), value: left(value, documentId) }
  })
  return {
    ...version,
    changes,
    content: withReviews(version.content, keep),
    ...(isScheduled ? { state: 'failed', failure: WITHDRAWN_SINCE } : { failure: withoutNames(version.failure, forgotten) }),
  }
}

function withoutNames(failure: Failure | null, names: readonly string[]): Failure | null {
  if (failure === null) return null
  const without = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, NAMELESS), text)
  return { sentence: without(failure.sentence), details: failure.details.map(without) }
}
