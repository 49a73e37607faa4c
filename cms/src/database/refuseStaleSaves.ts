import type { Core } from '@strapi/strapi'
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
    const { tableName, attributes } = strapi.db.metadata.get(context.uid)
    return strapi.db.transaction(async ({ trx }) => {
      // With SQLite a transaction has the database to itself. Reading goes on in PostgreSQL.
      if (isPostgres(strapi.db.connection)) await trx.raw('lock table ?? in share row exclusive mode', [tableName])
      const { documentId, data } = context.params as { documentId?: string; data?: { place?: unknown } }
      // Of a text there is one for each place, of the others that are new to someone there is one.
      const own = 'place' in attributes ? { place: data?.place } : {}
      const stored = await strapi.db.query(context.uid).findOne({ where: documentId ? { documentId } : own, select: ['updatedAt'] })
      if (stored ? isNew || new Date(stored['updatedAt']).toISOString() !== made : !isNew) throw new Refused(412, STALE)
      return next()
    })
  })
}
