import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { signedInPerson } from '../history/signedInPerson.ts'
import { LEAD, LEAD_CHANGE } from '../leads/contentTypes.ts'
import { leadFields } from '../leads/leadFields.ts'
import { leadStatuses } from '../leads/leadStatus.ts'
import { type CanRead, canReadFor, masked } from './fieldRights.ts'
import { addChange, claimRevision, firstAnswer, readableChanges, StaleLead } from './leadHistory.ts'
import { mayChange, teamNames } from './teamMembers.ts'

const MOST_AT_ONCE = 100
const TRIES = 5
const changeable = leadFields.filter(({ setBy }) => setBy === 'visitor' || setBy === 'team').map(({ name }) => name as string)

type Context = Parameters<Core.ControllerHandler>[0]
type Row = Record<string, unknown>

const save = v.strictObject({
  revision: v.pipe(v.number(), v.integer()),
  changed: v.record(v.string(), v.nullable(v.string())),
  /** The notes that were changed: what others have added to them since stays. */
  notesBefore: v.optional(v.nullable(v.string())),
})

/**
 * Saves the changed fields of one lead. The rights of the type are checked by the route; a type's rights say
 * nothing of its fields, so each field is checked here. 409 tells what others changed since the revision.
 */
export function saveLead(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const documentId = documentIdOf(ctx)
    const body = v.safeParse(save, ctx.request.body)
    if (!body.success) return ctx.badRequest('Send { revision, changed }, and text or null for each changed field.')
    const { revision, changed, notesBefore } = body.output
    const refused = await refusal(strapi, ctx, changed)
    if (refused) return refused()
    try {
      const saved = await strapi.documents(LEAD).update({ documentId, data: { ...changed, revision, notesBefore } as never })
      if (!saved) return ctx.notFound()
      ctx.body = { revision: saved['revision'] }
    } catch (error) {
      if (!(error instanceof StaleLead)) throw error
      ctx.status = 409
      ctx.body = await changesSince(strapi, documentId, revision, canReadFor(strapi, ctx))
    }
  }
}

const bulk = v.strictObject({
  documentIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
  leadStatus: v.optional(v.picklist(leadStatuses)),
  owner: v.optional(v.nullable(v.string())),
})

/** Gives several leads a status or an owner, and can change nothing else. */
export function saveLeads(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const body = v.safeParse(bulk, ctx.request.body)
    if (!body.success) return ctx.badRequest(`Send { documentIds } with up to ${MOST_AT_ONCE} leads, and leadStatus or owner.`)
    const { documentIds, ...changed } = body.output
    const refused = await refusal(strapi, ctx, changed)
    if (refused) return refused()
    let count = 0
    for (const documentId of new Set(documentIds)) count += (await saveAfterOthers(strapi, documentId, changed)) ? 1 : 0
    ctx.body = { count }
  }
}

const answer = v.strictObject({ channel: v.picklist(['email', 'whatsapp']), template: v.optional(v.pipe(v.string(), v.maxLength(200))) })
const channelNames = { email: 'Email', whatsapp: 'WhatsApp' }

/** Email or WhatsApp was pressed: kept in the history, and a new lead counts as contacted. That it was sent, no one can know. */
export function recordAnswer(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const documentId = documentIdOf(ctx)
    const person = signedInPerson(strapi)
    const body = v.safeParse(answer, ctx.request.body)
    if (!body.success || !person) return ctx.badRequest('Send { channel } as email or whatsapp.')
    if (!mayChange(strapi, ctx.state['userAbility'], 'leadStatus')) return ctx.forbidden()
    const { channel, template } = body.output

    const saved = await afterOthers(() =>
      strapi.db.transaction(async () => {
        const before: Row | null = await strapi.db.query(LEAD).findOne({ where: { documentId } })
        if (!before) return null
        const revisionBefore = Number(before['revision'] ?? 0)
        const leadRevision = await claimRevision(strapi, documentId, revisionBefore)
        const leadStatus = before['leadStatus'] === 'new' ? 'contacted' : before['leadStatus']
        const data = { leadStatus, ...firstAnswer(before, person), updatedAt: new Date() }
        await strapi.db.query(LEAD).update({ where: { documentId }, data })
        const after = template ? `${channelNames[channel]}: ${template}` : channelNames[channel]
        await addChange(strapi, { documentId, leadRevision, person, field: 'answer', before: null, after })
        if (leadStatus !== before['leadStatus'])
          await addChange(strapi, {
            documentId,
            leadRevision,
            person,
            field: 'leadStatus',
            before: before['leadStatus'],
            after: leadStatus,
          })
        return { revisionBefore, revision: leadRevision, leadStatus }
      }),
    )
    if (!saved) return ctx.notFound()
    ctx.body = masked(saved, { revisionBefore: [], revision: [], leadStatus: ['leadStatus'] }, canReadFor(strapi, ctx))
  }
}

export function listTeam(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    ctx.body = canReadFor(strapi, ctx)('owner') ? await teamNames(strapi) : []
  }
}

function documentIdOf(ctx: Context): string {
  return (ctx['params'] as { documentId: string }).documentId
}

async function refusal(strapi: Core.Strapi, ctx: Context, changed: Record<string, unknown>): Promise<null | (() => unknown)> {
  const names = Object.keys(changed)
  if (names.length === 0) return () => ctx.badRequest('Nothing is changed.')
  const forbidden = names.filter((name) => !changeable.includes(name) || !mayChange(strapi, ctx.state['userAbility'], name))
  if (forbidden.length > 0) return () => ctx.forbidden(`You cannot change ${forbidden.length === 1 ? 'this field' : 'these fields'}.`)
  if (changed['leadStatus'] === null) return () => ctx.badRequest('Status cannot be empty: choose one.')
  const { owner } = changed
  if (!owner || (await teamNames(strapi)).includes(String(owner))) return null
  return () => ctx.badRequest('Choose the owner from the team.')
}

async function saveAfterOthers(strapi: Core.Strapi, documentId: string, changed: Row): Promise<boolean> {
  const saved = await afterOthers(() => strapi.documents(LEAD).update({ documentId, data: { ...changed } as never }))
  return saved !== null
}

/** What depends on no earlier value is simply tried again when someone else was quicker. */
async function afterOthers<Result>(save: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await save()
    } catch (error) {
      if (!(error instanceof StaleLead) || tries >= TRIES) throw error
    }
  }
}

async function changesSince(strapi: Core.Strapi, documentId: string, revision: number, canRead: CanRead) {
  const lead: Row | null = await strapi.db.query(LEAD).findOne({ where: { documentId } })
  const changes: Row[] = await strapi.db.query(LEAD_CHANGE).findMany({
    where: { leadDocumentId: documentId, leadRevision: { $gt: revision }, field: { $in: readableChanges(canRead) } },
    orderBy: { id: 'asc' },
    limit: MOST_AT_ONCE,
  })
  return {
    revision: Number(lead?.['revision'] ?? 0),
    changes: changes.map(({ changedBy, field, before, after }) => ({ by: changedBy, field, before, after })),
  }
}
