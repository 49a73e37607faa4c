import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { Refused } from '../operation/adminRoutes.ts'
import { isPostgres } from './dialect.ts'

const STALE = 'Someone else has saved this since you opened it. Load it again before you save.'

/** If-Match says which version a save was made from, If-None-Match that there was none: of two who save at once, one is told. */
export function refuseStaleSaves(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get()?.request
    const made = request?.get('If-Match').replaceAll('"', '')
    const isNew = request?.get('If-None-Match') === '*'
    if ((!made && !isNew) || (context.action !== 'update' && context.action !== 'create')) return next()
    const { attributes } = strapi.db.metadata.get(context.uid)
    return strapi.db.transaction(async ({ trx }) => {
      await lockDocuments(strapi, trx, context.uid)
      const { documentId, data } = context.params as { documentId?: string; data?: { place?: unknown } }
      // Of a text there is one for each place, of the others that are new to someone there is one.
      const own = 'place' in attributes ? { place: data?.place } : {}
      const stored = await strapi.db.query(context.uid).findOne({ where: documentId ? { documentId } : own, select: ['updatedAt'] })
      if (stored ? isNew || new Date(stored['updatedAt']).toISOString() !== made : !isNew) throw new Refused(412, STALE)
      return next()
    })
  })
}

/** To the end of the transaction no one else saves a document of this type; reading goes on. With SQLite it has the database to itself. */
export async function lockDocuments(strapi: Core.Strapi, trx: Knex, uid: string): Promise<void> {
  if (isPostgres(trx)) await trx.raw('lock table ?? in share row exclusive mode', [strapi.db.metadata.get(uid).tableName])
}
