import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { detailNames } from '../contract/sentFields.ts'
import type { Actor } from '../history/people.ts'
import { MOST_AT_ONCE } from '../leads/leadApi.ts'
import { type Instant, leadStatuses } from '../leads/leadFields.ts'
import { parseLead } from '../leads/parseLead.ts'
import { Refused, read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { answerKey, withdrawAnswer } from '../outgoing/answers.ts'
import { holdAssignment } from '../outgoing/colleagueMails.ts'
import { settings } from '../settings/settings.ts'
import { changeAskedLead, changeable, changeLead, ERASED, type LeadChange, type OpenLead, type Values } from './changeLead.ts'
import { teamMembers } from './people.ts'

const MOST_DOLLARS = 10_000_000

const change = v.pipe(
  v.strictObject({
    documentIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
    leadStatus: v.exactOptional(v.picklist(leadStatuses)),
    ownerId: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer()))),
    followUpOn: v.exactOptional(v.nullable(v.pipe(v.string(), v.isoDate()))),
    quoteAmount: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DOLLARS), v.transform(String)))),
    lostReason: v.exactOptional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200)))),
  }),
  v.check((asked) => Object.keys(asked).length > 1),
)
const CHANGE = `Send { documentIds } with up to ${MOST_AT_ONCE} leads, and leadStatus, ownerId, followUpOn, quoteAmount or lostReason.`

const MERGED = 'This lead is part of another: change that one, or unmerge it first.'

export const changeLeads: Work = async (ctx, strapi) => {
  const { documentIds, ownerId, ...rest } = read(change, ctx.request.body, CHANGE)
  const owner = ownerId ? (await teamMembers(strapi)).find(({ id }) => id === ownerId) : null
  if (owner === undefined) throw new Refused(400, 'Choose the owner from the team.')
  const values: Values = ownerId === undefined ? rest : { ...rest, owner }
  const person = whoAsks(ctx)
  const press = owner && owner.id !== person.id && settings().notices.smtp ? randomBytes(12).toString('hex') : null
  // Before the first lead: what is given is told, whatever happens on the way.
  if (owner && press) await holdAssignment(strapi.db.connection, owner.id, press)
  const undo: { documentId: string; revision: number }[] = []
  let merged = 0
  for (const documentId of new Set(documentIds)) {
    let isMerged = false
    const saved = await changeLead(strapi, documentId, person, ({ before }) => {
      isMerged = before['lead_status'] === 'merged'
      return isMerged ? null : { values, press }
    })
    if (isMerged) merged += 1
    else if (saved) undo.push({ documentId, revision: saved.revision })
  }
  if (undo.length === 0) throw merged > 0 ? new Refused(400, MERGED) : new Refused(404, ERASED)
  return { count: undo.length, undo }
}

/** Corrects who a person is and how they are reached, by the rules of a form. What they wrote stays as it came. */
export const correctLead: Work = async (ctx, strapi) => {
  const lead = parseLead({ data: ctx.request.body })
  const values: Values = Object.fromEntries(detailNames.map((name) => [name, lead[name] ?? null]))
  return changeAskedLead(strapi, ctx, () => ({ values }))
}

const undone = v.strictObject({
  changes: v.pipe(
    v.array(v.strictObject({ documentId: v.string(), revision: v.pipe(v.number(), v.integer()) })),
    v.minLength(1),
    v.maxLength(MOST_AT_ONCE),
  ),
})

/** Takes back the asking person's own last change of each lead, unless someone has changed the lead since. A mail that is still held is stopped in any case. */
export const undoChanges: Work = async (ctx, strapi) => {
  const { changes } = read(undone, ctx.request.body, 'Send { changes } with the lead and revision of each.')
  const person = whoAsks(ctx)
  let [count, sent, stopped] = [0, 0, 0]
  for (const { documentId, revision } of changes) {
    const takeBack = async (open: OpenLead): Promise<LeadChange | null> => {
      const all = () => open.trx('lead_changes').where({ lead_document_id: documentId })
      const entries: Entry[] = await all().where({ lead_revision: revision })
      const [first] = entries
      if (!first || first.changed_by_id !== person.id || entries.some(({ field }) => field === 'merged')) return null
      if (
        await all()
          .where({ field: 'undone', before: String(revision) })
          .first('id')
      )
        return null
      const mail = entries.some(({ field }) => field === 'answer') ? await withdrawAnswer(open.trx, answerKey(documentId, revision)) : null
      if (mail?.state && !mail.isWithdrawn) {
        sent += 1
        return null
      }
      if (Number(open.before['revision'] ?? 0) === revision) {
        count += 1
        return beforeChange(open, first, entries, revision)
      }
      if (!mail?.isWithdrawn) return null
      stopped += 1
      return { entries: [{ field: 'undone', before: String(revision) }] }
    }
    await changeLead(strapi, documentId, person, takeBack)
  }
  return { count, sent, stopped }
}

type Entry = { changed_by_id: number | null; field: string; before: string | null; before_id: number | null; created_at: Instant }

function beforeChange({ before }: OpenLead, first: Entry, entries: readonly Entry[], revision: number): LeadChange {
  // Both are written with one and the same time.
  const isOfChange = (time: unknown) => Boolean(time) && new Date(time as Instant).getTime() === new Date(first.created_at).getTime()
  const fields = entries.filter(({ field }) => changeable.some((name) => name === field))
  return {
    values: Object.fromEntries(fields.map((entry) => [entry.field, valueBefore(entry)])) as Values,
    columns: {
      ...(isOfChange(before['first_answer_at']) ? { first_answer_at: null, first_answer_by: null, first_answer_by_id: null } : {}),
      // It has waited since it came, whatever was pressed by mistake meanwhile.
      rescued_at: isOfChange(before['rescued_at']) ? null : before['rescued_at'],
    },
    entries: [{ field: 'undone', before: String(revision) }],
  }
}

function valueBefore({ field, before, before_id }: Entry): Actor | string | null {
  return field === 'owner' && before !== null ? { id: before_id, name: before } : before
}
