import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'

/** Someone else saved the lead in the meantime: 409. */
export class StaleLead extends Error {
  readonly status = 409
  readonly expose = true
  constructor() {
    super('Someone else changed this lead in the meantime. Open it again before you save.')
  }
}

/**
 * Counts the lead's revision up, or throws: of two who save at once, one is told. Inside the transaction of
 * the change, where the row stays locked to its end. Returns the new revision.
 */
export async function claimRevision(strapi: Core.Strapi, documentId: string, revision: number): Promise<number> {
  const next = revision + 1
  const { count } = await strapi.db.query(LEAD).updateMany({ where: { documentId, revision }, data: { revision: next } })
  if (count !== 1) throw new StaleLead()
  return next
}
