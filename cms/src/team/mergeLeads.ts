import type { Knex } from 'knex'
import * as v from 'valibot'
import type { Instant, LeadRow } from '../leads/leadFields.ts'
import { statusBefore } from '../leads/listQuery.ts'
import { lockLeads } from '../leads/lockLeads.ts'
import { param, Refused, read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { changeLead, ERASED, fieldText, isSameTime, noFirstAnswer, type OpenLead, storedOwner, type Values } from './changeLead.ts'
import { type ComparedLead, doubtOf } from './relatedLeads.ts'

const asked = v.strictObject({
  other: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)),
  /** Whoever merges has compared the two, although address and phone or the names differ, or knows that no one has answered the other. */
  sure: v.optional(v.boolean(), false),
})
const ASK = 'Send { other }: the lead to put under this one.'
const DOUBTS = {
  contact: 'Neither the address nor the phone agree. Compare the two, then merge them if they are one person’s.',
  names: 'The names differ: two people may have one phone or address. Compare the two, then merge them if they are one person’s.',
}

const UNANSWERED = 'No one has answered the other lead yet, and merged it leaves the new ones. Answer it first, or merge all the same.'
const SUSPECTED = 'This lead is suspected spam, and the other would be hidden with it. Press “Not spam” first.'

type Merged = ComparedLead & LeadRow

/** What the other was given and this one was not: merged away, no list would show it. */
const carried = ['followUpOn', 'quoteAmount'] as const

function carriedOver(into: Merged, from: Merged): Values {
  const texts = carried.map((name) => [name, fieldText(into, name) ?? fieldText(from, name)])
  return { ...Object.fromEntries(texts), owner: storedOwner(into) ?? storedOwner(from) }
}

/** Both are locked before either is read: of two opposite merges the second is refused. */
export const mergeLead: Work = async (ctx, strapi) => {
  const documentId = param(ctx, 'documentId')
  const { other, sure } = read(asked, ctx.request.body, ASK)
  if (other === documentId) throw new Refused(400, ASK)
  const person = whoAsks(ctx)
  return strapi.db.transaction(async ({ trx }) => {
    const [into, from] = await lockBoth(trx, documentId, other)
    if (!into || !from) throw new Refused(404, ERASED)
    if (into.lead_status === 'merged' || from.lead_status === 'merged') throw new Refused(400, 'One of the two is merged already.')
    const children = await trx('form_datas').where({ merged_into: other, lead_status: 'merged' }).first('id')
    if (children) throw new Refused(400, 'Other leads are merged into that one: open it, and merge this one into it.')
    if (into.lead_status === 'spam' && from.lead_status !== 'spam') throw new Refused(400, SUSPECTED)
    const doubt = doubtOf(into, from)
    if (!sure && doubt) throw new Refused(409, DOUBTS[doubt])
    if (!sure && from.lead_status === 'new' && into.lead_status !== 'new') throw new Refused(409, UNANSWERED)
    await changeLead(strapi, other, person, () => ({
      values: { leadStatus: 'merged' },
      columns: { merged_into: documentId },
      entries: [{ field: 'merged', after: documentId }],
    }))
    const changed = await changeLead(strapi, documentId, person, () => ({
      values: carriedOver(into, from),
      entries: [{ field: 'merged', before: other }],
    }))
    return { revision: changed?.revision ?? 0 }
  })
}

async function lockBoth(trx: Knex, ...documents: [string, string]): Promise<(Merged | undefined)[]> {
  await lockLeads(trx, (leads) => leads.whereIn('document_id', documents))
  const rows: Merged[] = await trx('form_datas').whereIn('document_id', documents)
  return documents.map((documentId) => rows.find(({ document_id }) => document_id === documentId))
}

export const unmergeLead: Work = async (ctx, strapi) => {
  const documentId = param(ctx, 'documentId')
  const person = whoAsks(ctx)
  return strapi.db.transaction(async ({ trx }) => {
    // What it is part of never changes while it is merged.
    const merged: { merged_into: string | null } | undefined = await trx('form_datas')
      .where({ document_id: documentId })
      .first('merged_into')
    const from = merged?.merged_into ?? null
    await lockLeads(trx, (leads) => leads.whereIn('document_id', [documentId, ...(from ? [from] : [])]))
    let isApart = false
    let answeredAt: unknown = null
    const apart = await changeLead(strapi, documentId, person, async ({ before }) => {
      if (before['lead_status'] !== 'merged' || fieldText(before, 'merged_into') !== from) return null
      isApart = true
      answeredAt = before['first_answer_at']
      return {
        values: { leadStatus: await statusBefore(trx, documentId, 'merged', answeredAt) },
        columns: { merged_into: null },
        entries: [{ field: 'apart', before: from }],
      }
    })
    if (!apart) throw new Refused(404, ERASED)
    if (isApart && from) {
      await changeLead(strapi, from, person, async (open) => {
        const isUnanswered = await isAnsweredByOther(open, from, answeredAt)
        return {
          values: { ...(await givenBack(open, from, documentId)), ...(isUnanswered ? { leadStatus: 'new' } : {}) },
          columns: isUnanswered ? noFirstAnswer : {},
          entries: [{ field: 'apart', after: documentId }],
        }
      })
    }
    return apart
  })
}

/** Whether it counts as answered by nothing but the mail of the lead that leaves it: markAnswered wrote both at one moment. */
async function isAnsweredByOther({ trx, before }: OpenLead, documentId: string, answeredAt: unknown): Promise<boolean> {
  if (!isSameTime(before['first_answer_at'], answeredAt)) return false
  const last: { field: string; created_at: Instant; before: string | null } | undefined = await trx('lead_changes')
    .where({ lead_document_id: documentId })
    .whereIn('field', ['answer', 'leadStatus'])
    .orderBy('id', 'desc')
    .first('field', 'created_at', 'before')
  return last?.field === 'leadStatus' && last.before === 'new' && isSameTime(last.created_at, answeredAt)
}

/** What came with the other lead goes with it, unless it was changed since. */
async function givenBack({ trx, before }: OpenLead, documentId: string, other: string): Promise<Values> {
  const entries = () => trx('lead_changes').where({ lead_document_id: documentId })
  const merging: { lead_revision: number } | undefined = await entries()
    .where({ field: 'merged', before: other })
    .orderBy('id', 'desc')
    .first('lead_revision')
  const came: { field: string; after: string | null }[] = merging
    ? await entries()
        .where({ lead_revision: merging.lead_revision })
        .whereIn('field', [...carried, 'owner'])
        .select('field', 'after')
    : []
  return Object.fromEntries(came.filter(({ field, after }) => fieldText(before, field) === after).map(({ field }) => [field, null]))
}
