import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import * as v from 'valibot'
import { isDay } from '../contract/day.ts'
import { detailNames } from '../contract/sentFields.ts'
import type { Actor } from '../history/people.ts'
import { MOST_AT_ONCE } from '../leads/leadApi.ts'
import { closedStatuses, type Instant, leadStatuses } from '../leads/leadFields.ts'
import { statusBefore } from '../leads/listQuery.ts'
import { lockLeads } from '../leads/lockLeads.ts'
import { parseLead, parseTyped } from '../leads/parseLead.ts'
import { Refused, read, rowNumber, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { answerKey, withdrawAnswer } from '../outgoing/answers.ts'
import { holdAssignment } from '../outgoing/colleagueMails.ts'
import { MESSAGES } from '../outgoing/messageTable.ts'
import { settings } from '../settings/settings.ts'
import { sydneyClock } from '../time/sydneyTime.ts'
import {
  changeAskedLead,
  changeable,
  changeLead,
  ERASED,
  fieldText,
  isSameTime,
  type LeadChange,
  noFirstAnswer,
  type OpenLead,
  type Row,
  type Values,
} from './changeLead.ts'
import { teamMembers } from './people.ts'

const MOST_DOLLARS = 10_000_000
const QUOTE = `Write the quote in whole dollars, at most ${MOST_DOLLARS.toLocaleString('en-AU')}.`
const LONGEST_REASON = 200

const change = v.pipe(
  v.strictObject({
    documentIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
    leadStatus: v.exactOptional(v.picklist(leadStatuses)),
    /** What is spam gets the status that it had before. */
    notSpam: v.exactOptional(v.literal(true)),
    ownerId: v.exactOptional(v.nullable(rowNumber)),
    followUpOn: v.exactOptional(v.nullable(v.pipe(v.string(), v.check(isDay, 'Choose a day to follow up on.')))),
    quoteAmount: v.exactOptional(
      v.nullable(v.pipe(v.number(QUOTE), v.integer(QUOTE), v.minValue(0, QUOTE), v.maxValue(MOST_DOLLARS, QUOTE), v.transform(String))),
    ),
    lostReason: v.exactOptional(
      v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_REASON, `Say in at most ${LONGEST_REASON} characters why it was lost.`))),
    ),
  }),
  v.check((asked) => Object.keys(asked).length > 1),
)
const CHANGE = `Send { documentIds } with up to ${MOST_AT_ONCE} leads, and leadStatus, notSpam, ownerId, followUpOn, quoteAmount or lostReason.`

const MERGED = 'This lead is part of another: change that one, or unmerge it first.'

export const changeLeads: Work = async (ctx, strapi) => {
  const { documentIds, ownerId, notSpam, ...rest } = read(change, ctx.request.body, CHANGE)
  const owner = ownerId ? (await teamMembers(strapi)).find(({ id }) => id === ownerId) : null
  if (owner === undefined) throw new Refused(400, 'Choose the owner from the team.')
  const values: Values = ownerId === undefined ? rest : { ...rest, owner }
  const person = whoAsks(ctx)
  const press = owner && owner.id !== person.id && settings().notices.smtp ? randomBytes(12).toString('hex') : null
  // All or none: of a press that breaks off half-way no one could say which leads it changed.
  return strapi.db.transaction(async ({ trx }) => {
    await lockLeads(trx, (leads) => leads.whereIn('document_id', documentIds))
    if (owner && press) await holdAssignment(trx, owner.id, press)
    const undo: { documentId: string; revision: number }[] = []
    let merged = 0
    for (const documentId of new Set(documentIds)) {
      let isMerged = false
      const saved = await changeLead(strapi, documentId, person, async ({ before }) => {
        isMerged = before['lead_status'] === 'merged'
        if (isMerged) return null
        if (!notSpam || before['lead_status'] !== 'spam') return { values: closing(values, before), press }
        return { values: { ...values, leadStatus: await statusBefore(trx, documentId, 'spam', before['first_answer_at']) }, press }
      })
      if (isMerged) merged += 1
      else if (saved) undo.push({ documentId, revision: saved.revision })
    }
    if (undo.length === 0) throw merged > 0 ? new Refused(400, MERGED) : new Refused(404, ERASED)
    return { count: undo.length, undo }
  })
}

/** Who closes a lead has followed it up: the day that had come ends with it. One that is still to come, as of a client who postponed, stays. */
function closing(values: Values, before: Row): Values {
  const day = fieldText(before, 'followUpOn')
  const isClosed = closedStatuses.some((status) => status === values.leadStatus)
  if (!isClosed || values.followUpOn !== undefined || day === null || day > sydneyClock(new Date()).day) return values
  return { ...values, followUpOn: null }
}

const details = v.pipe(
  v.strictObject(v.entriesFromList(detailNames, v.exactOptional(v.string()))),
  v.check((sent) => Object.keys(sent).length > 0),
)

/** Corrects who a person is and how they are reached, by the rules of a form; what is not sent stays, and so does what they wrote. */
export const correctLead: Work = async (ctx, strapi) => {
  const sent = read(details, ctx.request.body, 'Send what is to be corrected, as text.')
  return changeAskedLead(strapi, ctx, ({ before }) => {
    const all = detailNames.map((name) => [name, sent[name] ?? fieldText(before, name) ?? ''])
    const filled = all.filter(([name, text]) => name !== 'fullName' || text?.trim())
    // An address that came so does not keep anyone from correcting the name.
    const parse = sent.email === undefined ? parseLead : parseTyped
    const lead = parse({ data: Object.fromEntries(filled) })
    const changed = detailNames.filter((name) => name in sent)
    return { values: Object.fromEntries(changed.map((name) => [name, lead[name] ?? null])) as Values }
  })
}

const undone = v.strictObject({
  changes: v.pipe(v.array(v.strictObject({ documentId: v.string(), revision: rowNumber })), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
})

/** Takes back the asking person's own last change of each lead, unless someone has changed the lead since. A mail that is still held is stopped in any case. */
export const undoChanges: Work = async (ctx, strapi) => {
  const { changes } = read(undone, ctx.request.body, 'Send { changes } with the lead and revision of each.')
  const person = whoAsks(ctx)
  return strapi.db.transaction(async ({ trx }) => {
    const ids = changes.map(({ documentId }) => documentId)
    await lockLeads(trx, (leads) => leads.whereIn('document_id', ids))
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
        const mail = entries.some(({ field }) => field === 'answer')
          ? await withdrawAnswer(open.trx, answerKey(documentId, revision))
          : null
        if (mail?.state && !mail.isWithdrawn) {
          sent += 1
          return null
        }
        if (Number(open.before['revision'] ?? 0) === revision) {
          count += 1
          return beforeChange(open, first, entries, revision, await hasLeft(open.trx, documentId))
        }
        if (!mail?.isWithdrawn) return null
        stopped += 1
        return { entries: [{ field: 'undone', before: String(revision) }] }
      }
      await changeLead(strapi, documentId, person, takeBack)
    }
    return { count, sent, stopped }
  })
}

type Entry = { changed_by_id: number | null; field: string; before: string | null; before_id: number | null; created_at: Instant }

/** A mail to this client that no Undo brings back. */
async function hasLeft(trx: Knex, documentId: string): Promise<boolean> {
  const revisions: number[] = await trx('lead_changes').where({ lead_document_id: documentId, field: 'answer' }).pluck('lead_revision')
  const keys = revisions.map((revision) => answerKey(documentId, revision))
  return (await trx(MESSAGES).where({ kind: 'answer', state: 'sent' }).whereIn('key', keys).first('key')) !== undefined
}

function beforeChange({ before }: OpenLead, first: Entry, entries: readonly Entry[], revision: number, isAnswered: boolean): LeadChange {
  const isOfChange = (time: unknown) => isSameTime(time, first.created_at)
  const fields = entries.filter(({ field }) => changeable.some((name) => name === field))
  const values = Object.fromEntries(fields.map((entry) => [entry.field, valueBefore(entry)])) as Values
  return {
    values: isAnswered && values.leadStatus === 'new' ? { ...values, leadStatus: 'contacted' } : values,
    isUndo: true,
    columns: {
      ...(!isAnswered && isOfChange(before['first_answer_at']) ? noFirstAnswer : {}),
      // It has waited since it came, whatever was pressed by mistake meanwhile.
      rescued_at: isOfChange(before['rescued_at']) ? null : before['rescued_at'],
    },
    entries: [{ field: 'undone', before: String(revision) }],
  }
}

function valueBefore({ field, before, before_id }: Entry): Actor | string | null {
  return field === 'owner' && before !== null ? { id: before_id, name: before } : before
}
