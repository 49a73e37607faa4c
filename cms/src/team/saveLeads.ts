import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { fieldLimits } from '../contract/fieldLimits.ts'
import { leadFields } from '../leads/leadFields.ts'
import { leadStatuses } from '../leads/leadStatus.ts'
import { changeLead, type Values } from './changeLead.ts'
import { canReadFor, mayChange } from './fieldRights.ts'
import { readableChanges, StaleLead } from './leadHistory.ts'
import { whoAsks } from './listLeads.ts'
import { teamNames } from './teamMembers.ts'

const MOST_AT_ONCE = 100
const LONGEST_FOLLOW_UP = 250

type Context = Parameters<Core.ControllerHandler>[0]

const text = (most: number) => v.optional(v.nullable(v.pipe(v.string(), v.maxLength(most, `Write at most ${most} characters.`))))

/** What may be typed over, and how. Notes are entries of their own. */
const typed = v.strictObject({
  fullName: text(fieldLimits.fullName.max),
  email: text(fieldLimits.email.max),
  phone: text(fieldLimits.phone.max),
  subject: text(fieldLimits.subject.max),
  queries: text(fieldLimits.queries.max),
  discipline: text(60),
  leadStatus: v.optional(v.picklist(leadStatuses, 'Status cannot be empty: choose one.')),
  owner: text(100),
  followUpOn: v.optional(v.nullable(v.pipe(v.string(), v.isoDate('Write the day like this: 30/11/2026.')))),
  followUpNote: text(LONGEST_FOLLOW_UP),
})

const save = v.strictObject({ revision: v.pipe(v.number(), v.integer()), changed: v.record(v.string(), v.unknown()) })

/**
 * Saves the changed fields of one lead. A type's rights say nothing of its fields, so each field is checked here. 409
 * tells what others changed since the revision.
 */
export function saveLead(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { documentId } = ctx['params'] as { documentId: string }
    const body = v.safeParse(save, ctx.request.body)
    if (!body.success) return ctx.badRequest('Send { revision, changed }, and text or null for each changed field.')
    const { revision, changed } = body.output
    const parsed = await parseChange(strapi, ctx, changed)
    if (!parsed) return
    try {
      const saved = await changeLead(strapi, documentId, whoAsks(ctx).name, () => ({ values: parsed }), revision)
      if (!saved) return ctx.notFound('This lead has been erased.')
      ctx.body = { revision: saved.revision }
    } catch (error) {
      if (!(error instanceof StaleLead)) throw error
      ctx.status = 409
      ctx.body = await changesSince(strapi, ctx, documentId, revision)
    }
  }
}

const bulk = v.strictObject({
  documentIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
  leadStatus: typed.entries.leadStatus,
  owner: typed.entries.owner,
  followUpOn: typed.entries.followUpOn,
})

/** Gives several leads a status, an owner or a day, and can change nothing else. Tells what takes it back. */
export function saveLeads(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const body = v.safeParse(bulk, ctx.request.body)
    if (!body.success) return ctx.badRequest(`Send { documentIds } with up to ${MOST_AT_ONCE} leads, and leadStatus, owner or followUpOn.`)
    const { documentIds, ...changed } = body.output
    const parsed = await parseChange(strapi, ctx, changed)
    if (!parsed) return
    const undo: { documentId: string; revision: number }[] = []
    for (const documentId of new Set(documentIds)) {
      const saved = await changeLead(strapi, documentId, whoAsks(ctx).name, () => ({ values: parsed }))
      if (saved) undo.push({ documentId, revision: saved.revision })
    }
    ctx.body = { count: undo.length, undo }
  }
}

/** Null where it was refused, with the answer given. */
async function parseChange(strapi: Core.Strapi, ctx: Context, changed: Record<string, unknown>): Promise<Values | null> {
  const refuse = (message: string) => {
    ctx.badRequest(message)
    return null
  }
  const names = Object.keys(changed)
  if (names.length === 0) return refuse('Nothing is changed.')
  const forbidden = names.filter((name) => !Object.hasOwn(typed.entries, name) || !mayChange(ctx, name))
  if (forbidden.length > 0) {
    ctx.forbidden(`You cannot change ${forbidden.length === 1 ? 'this field' : 'these fields'}.`)
    return null
  }
  const parsed = v.safeParse(typed, changed)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const field = leadFields.find(({ name }) => name === issue.path?.[0]?.key)
    return refuse(`${field?.label ?? 'The change'}: ${issue.message}`)
  }
  const { owner } = parsed.output
  if (owner && !(await teamNames(strapi)).includes(owner)) return refuse('Choose the owner from the team.')
  return parsed.output
}

async function changesSince(strapi: Core.Strapi, ctx: Context, documentId: string, revision: number) {
  const knex = strapi.db.connection
  const lead: { revision: number | null } | undefined = await knex('form_datas').where({ document_id: documentId }).first('revision')
  const changes: Record<string, unknown>[] = await knex('lead_changes')
    .select('changed_by as by', 'field', 'before', 'after')
    .where({ lead_document_id: documentId })
    .andWhere('lead_revision', '>', revision)
    .whereIn('field', readableChanges(canReadFor(ctx)))
    .orderBy('id')
    .limit(MOST_AT_ONCE)
  return { revision: Number(lead?.revision ?? 0), changes }
}
