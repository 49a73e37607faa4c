import type { Knex } from 'knex'
import { oneLine } from '../leads/messageText.ts'
import { eachVersion, lockVersions } from '../siteVersions/versionRows.ts'
import { rewriteReviews } from '../siteVersions/withdrawnReviews.ts'
import { MOST_LETTERS } from './erasePerson.ts'

export type StoredReview = { id: string; names: string[]; month: string; words: string; places: string[] }

type Review = { name?: unknown; words?: unknown; month?: unknown }

export async function storedReviews(knex: Knex): Promise<StoredReview[]> {
  const found = new Map<string, StoredReview>()
  const add = (id: string, value: unknown, place: string) => {
    const { name, words, month } = (value ?? {}) as Review
    if (name === undefined) return
    const review = found.get(id) ?? { id, names: [], month: String(month), words: oneLine(String(words), MOST_LETTERS), places: [] }
    found.set(id, { ...review, names: [...new Set([...review.names, String(name)])], places: [...new Set([...review.places, place])] })
  }
  const drafts: (Review & { document_id: string })[] = await knex('site_reviews').select('document_id', 'name', 'words', 'month')
  for (const draft of drafts) add(draft.document_id, draft, 'the admin')
  for await (const version of eachVersion(knex)) {
    const place = version.number === null ? 'a scheduled version' : `version ${version.number}`
    for (const [documentId, review] of Object.entries(version.content.review)) add(documentId, review, place)
    for (const { kind, documentId, before, value } of version.changes) if (kind === 'review') add(documentId, value ?? before, place)
  }
  return [...found.values()]
}

/** From the drafts, their history and every version. The site follows: a running inbox hands the newest version over again. */
export async function eraseReview(knex: Knex, documentId: string): Promise<void> {
  await knex.transaction(async (trx) => {
    await lockVersions(trx)
    await trx('site_reviews').where({ document_id: documentId }).delete()
    await trx('content_changes').where({ content_document_id: documentId }).delete()
    const isIt = (id: string) => id === documentId
    await rewriteReviews(trx, {
      keep: (review, id) => (isIt(id) ? null : review),
      keepsName: (change) => !isIt(change.documentId),
      stops: (change) => isIt(change.documentId),
    })
  })
}
