import type { Core } from '@strapi/strapi'
import { isPostgres } from '../database/isPostgres.ts'
import type { Draft } from '../siteContent/checkDocument.ts'
import { contentTypes, type Kind } from '../siteContent/contentTypes.ts'

export type DraftDocument = { kind: Kind; documentId: string; draft: Draft; isShown: boolean }

type Row = Draft & { documentId: string; show: boolean | null }

/** Its components, with their own fields named. */
const COMPONENTS: Partial<Record<Kind, Record<string, { select: string[]; orderBy?: object }>>> = {
  details: { readers: { select: ['name', 'discipline', 'years', 'authority'] } },
  article: { sources: { select: ['publisher', 'title', 'url', 'read', 'checked', 'copied'] } },
}

/**
 * Every document at one moment: SQLite has one connection, and a transaction of its own on PostgreSQL would
 * see a price from before a change and an article from after it.
 */
export async function readDrafts(strapi: Core.Strapi): Promise<DraftDocument[]> {
  return strapi.db.transaction(async ({ trx }) => {
    if (isPostgres(trx)) await trx.raw('set transaction isolation level repeatable read read only')
    const found: DraftDocument[] = []
    for (const { kind, uid, fields } of contentTypes) {
      const components = COMPONENTS[kind] ?? {}
      const rows = (await strapi.db.query(uid).findMany({
        select: ['documentId', ...fields.map(({ name }) => name).filter((name) => !(name in components))],
        populate: components,
        orderBy: { id: 'asc' },
      })) as Row[]
      for (const { documentId, ...draft } of rows) found.push({ kind, documentId, draft, isShown: draft.show !== false })
    }
    return found
  })
}
