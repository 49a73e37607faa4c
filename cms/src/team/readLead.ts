import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { leadFields } from '../leads/leadFields.ts'
import type { OneLead, OtherLead } from '../leads/leadViews.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { fieldText, type Row } from './changeLead.ts'
import { type CanRead, canReadFor, mayChange } from './fieldRights.ts'
import { readableChanges } from './leadHistory.ts'
import { whoAsks } from './listLeads.ts'
import type { Presence } from './presence.ts'
import { type Lead, mergedLeads, relatedLeads } from './relatedLeads.ts'
import { timeline } from './timeline.ts'

type Context = Parameters<Core.ControllerHandler>[0]
const documentIdOf = (ctx: Context) => (ctx['params'] as { documentId: string }).documentId

export function readLead(strapi: Core.Strapi, { smtp }: Pick<NoticeSettings, 'smtp'>): Core.ControllerHandler {
  const knex = strapi.db.connection
  return async (ctx) => {
    const documentId = documentIdOf(ctx)
    const row: (Row & Lead) | undefined = await knex('form_datas').where({ document_id: documentId }).first()
    if (!row) return ctx.notFound('This lead has been erased.')
    const canRead = canReadFor(ctx)
    const readable = leadFields.filter(({ name }) => canRead(name))
    // That two leads are of one person is known from any of these.
    const knowsPerson = canRead('fullName', 'email', 'phone', 'queries')
    const [entries, related, merged] = await Promise.all([
      timeline(knex, documentId, readableChanges(canRead)),
      knowsPerson ? relatedLeads(knex, row) : null,
      knowsPerson ? mergedLeads(knex, documentId) : [],
    ])
    const shown = (lead: OtherLead) => maskedOther(lead, canRead)
    ctx.body = {
      documentId,
      at: new Date(row.created_at).toISOString(),
      revision: Number(row['revision'] ?? 0),
      fields: Object.fromEntries(readable.map(({ name }) => [name, shownValue(row, name)])),
      timeline: entries,
      others: related && { count: related.count, leads: related.leads.map(shown) },
      merged: merged.map(shown),
      mergedInto: knowsPerson && row['lead_status'] === 'merged' ? String(row['merged_into']) : null,
      mayChange: leadFields.map(({ name }) => name).filter((name) => mayChange(ctx, name)),
      canMail: smtp !== null,
    } satisfies OneLead
  }
}

/** A page says what its person does with a lead, and hears what the others do and whether it was changed. */
export function tellPresence(strapi: Core.Strapi, presence: Presence): Core.ControllerHandler {
  const body = v.strictObject({ doing: v.nullable(v.picklist(['open', 'answering'])) })
  return async (ctx) => {
    const told = v.safeParse(body, ctx.request.body)
    if (!told.success) return ctx.badRequest('Send { doing } as open, answering or null.')
    const documentId = documentIdOf(ctx)
    const lead: { revision: number | null } | undefined = await strapi.db
      .connection('form_datas')
      .where({ document_id: documentId })
      .first('revision')
    if (!lead) return ctx.notFound('This lead has been erased.')
    const { id, name } = whoAsks(ctx)
    presence.tell(documentId, id, name, told.output.doing)
    ctx.body = { revision: Number(lead.revision ?? 0), here: presence.others(documentId, id) }
  }
}

function shownValue(row: Row, name: string): string | null {
  const value = fieldText(row, name)
  return name === 'firstAnswerAt' && value ? new Date(row['first_answer_at'] as string | number | Date).toISOString() : value
}

function maskedOther(lead: OtherLead, canRead: CanRead): OtherLead {
  return { ...lead, subject: canRead('subject') ? lead.subject : null, leadStatus: canRead('leadStatus') ? lead.leadStatus : 'new' }
}
