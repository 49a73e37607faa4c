import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import * as v from 'valibot'
import { type Actor, nameThenAndNow } from '../history/people.ts'
import { isSoundAddress } from '../leads/contactLinks.ts'
import type { ColleaguesAnswer } from '../leads/leadApi.ts'
import type { Instant } from '../leads/leadFields.ts'
import { oneLine } from '../leads/messageText.ts'
import { readNames } from '../leads/owners.ts'
import { numberParam, param, Refused, read, rowNumber, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { answerKey, answerOfKey, HELD_MS, holdAnswer, queueAgain, withdrawAnswer } from '../outgoing/answers.ts'
import { MESSAGES } from '../outgoing/messageTable.ts'
import { settings } from '../settings/settings.ts'
import {
  changeAskedLead,
  changeLead,
  type Entry,
  fieldText,
  firstAnswer,
  type LeadChange,
  type OpenLead,
  storedOwner,
} from './changeLead.ts'

const LONGEST_WORDS = 160
const channels = { email: 'Email', whatsapp: 'WhatsApp', phone: 'Phone', other: 'Another way' }

const answer = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,40}$/)),
  channel: v.picklist(['email', 'whatsapp', 'phone', 'other']),
  template: v.optional(v.pipe(v.string(), v.maxLength(200))),
  subject: v.optional(v.pipe(v.string(), v.maxLength(250))),
  text: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
  send: v.optional(v.boolean(), false),
  /** The address that it was written for. */
  to: v.optional(v.pipe(v.string(), v.maxLength(254))),
  /** The lead's revision when the writing began: what colleagues have answered since is told first. */
  seen: v.optional(rowNumber, 0),
  /** The answer that this one takes the place of: it is discarded. */
  replaces: v.optional(rowNumber),
})
type Asked = v.InferOutput<typeof answer>
const note = v.strictObject({ key: answer.entries.key, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000)) })

/** Of a mail the lead is answered when it has left: markAnswered. */
export const answerLead: Work = async (ctx, strapi) => {
  const asked = read(answer, ctx.request.body, 'Send { key, channel } and the subject and text of the answer.')
  const { key, channel, template, subject, text, send, to } = asked
  const { id, name, email } = whoAsks(ctx)
  const entry = {
    field: 'answer',
    after: template ? `${channels[channel]}: ${template}` : channels[channel],
    subject: subject ?? null,
    text: text ?? null,
    replyTo: send ? email : null,
    toAddress: send ? (to ?? null) : null,
    clientKey: key,
  }
  let isYours = false
  const { revision } = await saveOnce(strapi, ctx, entry, async ({ trx, before, revision, at }) => {
    const documentId = param(ctx, 'documentId')
    if (before['lead_status'] === 'merged') throw new Refused(409, PART_OF_ANOTHER)
    await refuseIfAnswered(trx, documentId, asked.seen, id, revision - 1)
    if (send) refuseUnfit(asked, fieldText(before, 'email'))
    if (asked.replaces !== undefined) await replaceAnswer(trx, answerKey(documentId, asked.replaces))
    if (send) await holdAnswer(trx, answerKey(documentId, revision), at)
    const owner = storedOwner(before)
    isYours = (owner?.id ?? id) === id && (owner === null || owner.id !== null)
    const isNew = ['new', 'spam'].includes(String(before['lead_status']))
    return {
      isAnswer: !send,
      values: { ...(isNew && !send ? { leadStatus: 'contacted' } : {}), ...(owner ? {} : { owner: { id, name } }) },
    }
  })
  return { revision, heldMs: send ? HELD_MS : 0, isYours }
}

const PART_OF_ANOTHER = 'This lead is part of another by now. Copy your text, open that lead, and answer there.'

function refuseUnfit({ text, to }: Asked, email: string | null): void {
  if (!settings().notices.smtp)
    throw new Refused(400, 'This server sends no mail: answer with your mail program, then press “I have answered”.')
  if (!email || !isSoundAddress(email)) throw new Refused(400, 'This address cannot be written to: correct it, or call.')
  if (to !== email) throw new Refused(409, `The address of this lead is ${email} by now. Check whom you write to, then send again.`)
  if (!text?.trim()) throw new Refused(400, 'The answer is empty.')
}

const GONE = 'That answer has left or was discarded already. Load the lead again.'

async function replaceAnswer(trx: Knex, key: string): Promise<void> {
  if (!(await withdrawAnswer(trx, key)).isWithdrawn) throw new Refused(409, GONE)
}

type Answered = {
  lead_document_id: string
  lead_revision: number
  changed_by: string
  changed_by_id: number | null
  created_at: Instant
  after: string | null
  text: string | null
}

/** Two people may have one lead open: the second is told, and chooses. What was merged into it since was answered as part of it. */
async function refuseIfAnswered(trx: Knex, documentId: string, seen: number, me: number, now: number): Promise<void> {
  const mergedSince: string[] = await trx('lead_changes')
    .where({ lead_document_id: documentId, field: 'merged' })
    .andWhere('lead_revision', '>', seen)
    .whereNotNull('before')
    .pluck('before')
  const merged: string[] = await trx('form_datas')
    .where({ merged_into: documentId, lead_status: 'merged' })
    .whereIn('document_id', mergedSince)
    .pluck('document_id')
  const said: Answered[] = await trx('lead_changes')
    .whereIn('lead_document_id', [documentId, ...merged])
    .andWhere({ field: 'answer' })
    .andWhere((others) => others.whereNull('changed_by_id').orWhereNot('changed_by_id', me))
    .orderBy('id', 'desc')
  const answers = said.filter(({ lead_document_id, lead_revision }) => lead_document_id !== documentId || lead_revision > seen)
  if (answers.length === 0) return
  const keyOf = (of: Pick<Answered, 'lead_document_id' | 'lead_revision'>) => answerKey(of.lead_document_id, of.lead_revision)
  const undone: { lead_document_id: string; before: string }[] = await trx('lead_changes')
    .whereIn('lead_document_id', [...new Set(answers.map((each) => each.lead_document_id))])
    .where({ field: 'undone' })
    .select('lead_document_id', 'before')
  const withdrawn: string[] = await trx(MESSAGES)
    .where({ kind: 'answer', state: 'withdrawn' })
    .whereIn('key', answers.map(keyOf))
    .pluck('key')
  const takenBack = new Set([...withdrawn, ...undone.map(({ lead_document_id, before }) => answerKey(lead_document_id, Number(before)))])
  const last = answers.find((each) => !takenBack.has(keyOf(each)))
  if (!last) return
  const answered: ColleaguesAnswer = {
    by: nameThenAndNow({ id: last.changed_by_id, name: last.changed_by }, await readNames(trx)),
    at: new Date(last.created_at).toISOString(),
    channel: last.after ?? '',
    words: oneLine(last.text, LONGEST_WORDS) || null,
    revision: now,
  }
  throw new Refused(409, `${answered.by} has answered this lead meanwhile.`, { answered })
}

/** In the transaction that marks the mail as sent: its lead is answered from now on. */
export function markAnswered(strapi: Core.Strapi): (key: string) => Promise<unknown> {
  return async (key) => {
    const { documentId, revision } = answerOfKey(key)
    return strapi.db.transaction(async ({ trx }) => {
      const wrote: { changed_by: string; changed_by_id: number | null } | undefined = await trx('lead_changes')
        .where({ lead_document_id: documentId, lead_revision: revision, field: 'answer' })
        .first('changed_by', 'changed_by_id')
      if (!wrote) return
      const by: Actor = { id: wrote.changed_by_id, name: wrote.changed_by }
      const lead: { lead_status: string; merged_into: string | null } | undefined = await trx('form_datas')
        .where({ document_id: documentId })
        .first('lead_status', 'merged_into')
      const answered = lead?.lead_status === 'merged' ? (lead.merged_into ?? documentId) : documentId
      let at = new Date()
      await changeLead(strapi, answered, by, async (open) => {
        const { before } = open
        at = open.at
        const status = before['lead_status']
        // Suspected when it was pressed; a mark that a person has set since stays.
        const isNew =
          status === 'new' || (status === 'spam' && answered === documentId && !(await isMarkedSince(trx, documentId, revision)))
        if (!isNew && before['first_answer_at']) return null
        const ofRevision = answered === documentId ? { ofRevision: revision } : {}
        return { isAnswer: true, values: isNew ? { leadStatus: 'contacted' } : {}, ...ofRevision }
      })
      // At the same moment as the lead that it is part of: apart again, it takes its answer with it.
      if (answered !== documentId)
        await changeLead(strapi, documentId, by, ({ before }) =>
          before['first_answer_at'] ? null : { columns: firstAnswer(by, at), ofRevision: revision },
        )
    })
  }
}

async function isMarkedSince(trx: Knex, documentId: string, revision: number): Promise<boolean> {
  const marks = trx('lead_changes').where({ lead_document_id: documentId, field: 'leadStatus', after: 'spam' })
  return (await marks.andWhere('lead_revision', '>', revision).first('id')) !== undefined
}

/** Of one mail that was given up, to the address that it was written for. */
export const sendAnswerAgain: Work = async (ctx, strapi) =>
  changeAskedLead(strapi, ctx, async ({ trx, before }) => {
    const { documentId, number } = askedAnswer(ctx)
    const wrote: { to_address: string | null } | undefined = await trx('lead_changes')
      .where({ lead_document_id: documentId, lead_revision: number, field: 'answer' })
      .first('to_address')
    if (!wrote?.to_address || wrote.to_address.toLowerCase() !== fieldText(before, 'email')?.toLowerCase())
      throw new Refused(409, 'It was written for another address. Edit it, or discard it.')
    if (!(await queueAgain(trx, answerKey(documentId, number)))) throw new Refused(409, GONE)
    return { entries: [{ field: 'again', before: String(number) }] }
  })

export const discardAnswer: Work = async (ctx, strapi) =>
  changeAskedLead(strapi, ctx, async ({ trx }) => {
    const { documentId, number } = askedAnswer(ctx)
    await replaceAnswer(trx, answerKey(documentId, number))
    return { entries: [{ field: 'withdrawn', before: String(number) }] }
  })

function askedAnswer(ctx: Parameters<Work>[0]): { documentId: string; number: number } {
  return { documentId: param(ctx, 'documentId'), number: numberParam(ctx, 'revision') }
}

/** Each note is an entry of its own. The lead's own column has them all, for the search and the export. */
export const addNote: Work = async (ctx, strapi) => {
  const { key, text } = read(note, ctx.request.body, 'Write a note of at most 20,000 characters.')
  return saveOnce(strapi, ctx, { field: 'note', text, clientKey: key }, ({ before }) => ({
    columns: { notes: [fieldText(before, 'notes'), text].filter(Boolean).join('\n\n') },
  }))
}

const EARLIER = 'An earlier version of this answer has been kept already: read the history, then send again if you still want to.'

type Kept = { lead_revision: number; after: string | null; subject: string | null; text: string | null; reply_to: string | null }

/** A page that got no answer sends again with the same key: what was kept is not kept twice, and what was edited since is not taken for it. */
async function saveOnce(
  strapi: Core.Strapi,
  ctx: Parameters<Work>[0],
  entry: Entry,
  decide: (open: OpenLead) => LeadChange | Promise<LeadChange>,
): Promise<{ revision: number }> {
  let kept: number | null = null
  const once = async (open: OpenLead) => {
    const { after = null, subject = null, text = null, replyTo = null, clientKey } = entry
    const earlier: Kept | undefined = await open
      .trx('lead_changes')
      .where({ lead_document_id: param(ctx, 'documentId'), client_key: clientKey })
      .first('lead_revision', 'after', 'subject', 'text', 'reply_to')
    if (!earlier) return { ...(await decide(open)), entries: [entry] }
    const { lead_revision, ...words } = earlier
    if (!isDeepStrictEqual({ ...words }, { after, subject, text, reply_to: replyTo })) throw new Refused(409, EARLIER)
    kept = lead_revision
    return null
  }
  const { revision } = await changeAskedLead(strapi, ctx, once, ' Your text is still here: copy it if you need it.')
  return { revision: kept ?? revision }
}
