import type { Core } from '@strapi/strapi'
import { isPostgres } from '../database/isPostgres.ts'
import type { Draft } from '../ownersContent/checkDocument.ts'
import { contentTypes, entryFields, type Kind } from '../ownersContent/contentTypes.ts'

export type DraftDocument = { kind: Kind; documentId: string; draft: Draft; isShown: boolean }

type Row = Draft & { documentId: string; show: boolean | null }

/**
 * Every document at one moment: SQLite has one connection, and a transaction of its own on PostgreSQL would
 * see a price from before a change and an article from after it.
 */
export async function readDrafts(strapi: Core.Strapi): Promise<DraftDocument[]> {
  return strapi.db.transaction(async ({ trx }) => {
    if (isPostgres(trx)) await trx.raw('set transaction isolation level repeatable read read only')
    const found: DraftDocument[] = []
    for (const type of contentTypes) {
      const { kind, uid, fields } = type
      const lists = Object.entries(entryFields(type))
      const rows = (await strapi.db.query(uid).findMany({
        select: ['documentId', ...fields.filter(({ component }) => !component).map(({ name }) => name)],
        populate: Object.fromEntries(lists.map(([name, entry]) => [name, { select: entry.map((field) => field.name) }])),
        orderBy: { id: 'asc' },
      })) as Row[]
      for (const { documentId, ...draft } of rows) found.push({ kind, documentId, draft, isShown: draft.show !== false })
    }
    return found
  })
}
