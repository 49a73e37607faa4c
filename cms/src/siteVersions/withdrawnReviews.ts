import { checkDocument } from '../ownersContent/checkDocument.ts'
import type { Problem } from '../ownersContent/publishStatus.ts'
import type { Content } from './content.ts'
import type { DraftDocument } from './readDrafts.ts'

export type ReviewFields = Record<string, unknown>

/** A client chooses whether these are shown, and may have taken them back since. */
const CHOSEN_BY_THE_CLIENT = ['occupation', 'country', 'original']

/** Without the name: the problem is kept with the version. */
export const WITHDRAWN_SINCE: Problem = {
  sentence:
    'It was not published, because a review in it, or a part of one, was withdrawn or changed since it was scheduled. Publish again what is missing.',
  details: [],
}

/** What the inbox has now of each review that is shown, by its document. */
export function shownReviews(drafts: readonly DraftDocument[]): Map<string, ReviewFields> {
  const shown = drafts.filter(({ kind, isShown }) => kind === 'review' && isShown)
  return new Map(shown.map(({ documentId, draft }) => [documentId, checkDocument('review', draft).value as ReviewFields]))
}

/** @param now what the inbox has of it, where it is still shown */
export function isWithdrawn(review: ReviewFields, now: ReviewFields | undefined): boolean {
  return now === undefined || Object.keys(review).some((field) => isTakenBack(field, review, now))
}

export function withoutWithdrawnReviews(content: Content, shown: ReadonlyMap<string, ReviewFields>): Content {
  return withReviews(content, leftOf(shown))
}

/** What a client still lets be shown of a review; null when that is nothing. */
export type KeepReview = (review: ReviewFields, documentId: string) => ReviewFields | null

export function withReviews(content: Content, keep: KeepReview): Content {
  const kept = Object.entries(content.review).flatMap(([documentId, review]) => {
    const left = keep(review as ReviewFields, documentId)
    return left === null ? [] : [[documentId, left]]
  })
  return { ...content, review: Object.fromEntries(kept) }
}

/** By the words and the name, not by the document: after a restored backup the same review may be another document. */
export function leftOf(shown: ReadonlyMap<string, ReviewFields>): KeepReview {
  const keyOf = ({ name, words }: ReviewFields) => JSON.stringify([name, words])
  const byKey = new Map([...shown.values()].map((review) => [keyOf(review), review]))
  return (review) => {
    const now = byKey.get(keyOf(review))
    return now === undefined ? null : withoutTakenBack(review, now)
  }
}

function withoutTakenBack(review: ReviewFields, now: ReviewFields): ReviewFields {
  return Object.fromEntries(Object.entries(review).filter(([field]) => !isTakenBack(field, review, now)))
}

function isTakenBack(field: string, review: ReviewFields, now: ReviewFields): boolean {
  return CHOSEN_BY_THE_CLIENT.includes(field) && review[field] !== undefined && review[field] !== now[field]
}
