import type { Core } from '@strapi/strapi'
import type { OneLead } from '../leads/leadApi.ts'
import { leadFields } from '../leads/leadFields.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { fieldText, type Row } from './changeLead.ts'
import { type Lead, mergedLeads, relatedLeads } from './relatedLeads.ts'
import { documentIdOf } from './teamMembers.ts'
import { timeline } from './timeline.ts'

export function readLead(strapi: Core.Strapi, { smtp }: Pick<NoticeSettings, 'smtp'>): Core.ControllerHandler {
  const knex = strapi.db.connection
  return async (ctx) => {
    const documentId = documentIdOf(ctx)
    const row: (Row & Lead) | undefined = await knex('form_datas').where({ document_id: documentId }).first()
    if (!row) return ctx.notFound('This lead has been erased.')
    const [entries, others, merged] = await Promise.all([
      timeline(knex, documentId),
      relatedLeads(knex, row),
      mergedLeads(knex, documentId),
    ])
    ctx.body = {
      documentId,
      at: new Date(row.created_at).toISOString(),
      revision: Number(row['revision'] ?? 0),
      fields: Object.fromEntries(leadFields.map(({ name }) => [name, fieldText(row, name)])),
      timeline: entries,
      others,
      merged,
      mergedInto: row['lead_status'] === 'merged' ? String(row['merged_into']) : null,
      canMail: smtp !== null,
    } satisfies OneLead
  }
}
