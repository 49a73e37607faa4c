import { checkDocument } from '../siteContent/checkDocument.ts'
import type { Content } from './content.ts'
import type { DraftDocument } from './readDrafts.ts'

export type ReviewFields = Record<string, unknown>

/** A client chooses whether these are shown, and may have taken them back since. */
const CHOSEN_BY_THE_CLIENT = ['occupation', 'country', 'original']

/** What the inbox has now of each review that is shown, by its document. */
export function shownReviews(drafts: readonly DraftDocument[]): Map<string, ReviewFields> {
  const shown = drafts.filter(({ kind, isShown }) => kind === 'review' && isShown)
  return new Map(shown.map(({ documentId, draft }) => [documentId, checkDocument('review', draft).value as ReviewFields]))
}

/** @param now what the inbox has of it, where it is still shown */
export function isWithdrawn(review: ReviewFields, now: ReviewFields | undefined): boolean {
  return now === undefined || Object.keys(review).some((field) => isTakenBack(field, review, now))
}

/** By the words and the name, not by the document: after a restored backup the same review may be another document. */
export function withoutWithdrawnReviews(content: Content, drafts: readonly DraftDocument[]): Content {
  const keyOf = ({ name, words }: ReviewFields) => JSON.stringify([name, words])
  const shown = new Map([...shownReviews(drafts).values()].map((review) => [keyOf(review), review]))
  const kept = Object.entries(content.review).flatMap(([documentId, value]) => {
    const review = value as ReviewFields
    const now = shown.get(keyOf(review))
    return now === undefined ? [] : [[documentId, withoutTakenBack(review, now)]]
  })
  return { ...content, review: Object.fromEntries(kept) }
}

function withoutTakenBack(review: ReviewFields, now: ReviewFields): ReviewFields {
  return Object.fromEntries(Object.entries(review).filter(([field]) => !isTakenBack(field, review, now)))
}

function isTakenBack(field: string, review: ReviewFields, now: ReviewFields): boolean {
  return CHOSEN_BY_THE_CLIENT.includes(field) && review[field] !== undefined && review[field] !== now[field]
}
