import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { isSoundAddress } from '../leads/contactLinks.ts'
import { param, Refused, read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { answerKey, MESSAGES } from '../outgoing/messageTable.ts'
import { settings } from '../settings/settings.ts'
import { changeAskedLead, type Entry, fieldText, type Made, type Step } from './changeLead.ts'

/** Time to press Undo before the mail goes out. */
const HELD_MS = 10_000
const channels = { email: 'Email', whatsapp: 'WhatsApp', phone: 'Phone', other: 'Another way' }

const answer = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,40}$/)),
  channel: v.picklist(['email', 'whatsapp', 'phone', 'other']),
  template: v.optional(v.pipe(v.string(), v.maxLength(200))),
  subject: v.optional(v.pipe(v.string(), v.maxLength(250))),
  text: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
  send: v.optional(v.boolean(), false),
})
const note = v.strictObject({ key: answer.entries.key, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000)) })

export const answerLead: Work = async (ctx, strapi) => {
  const asked = read(answer, ctx.request.body, 'Send { key, channel } and the subject and text of the answer.')
  const { key, channel, template, subject, text, send } = asked
  const { id, name, email } = whoAsks(ctx)
  const entry = {
    ...{ field: 'answer', after: template ? `${channels[channel]}: ${template}` : channels[channel], clientKey: key },
    ...{ subject: subject ?? null, text: text ?? null, replyTo: send ? email : null },
  }
  const { revision } = await saveOnce(strapi, ctx, entry, async ({ trx, before, revision, at }) => {
    if (send) {
      if (!settings().notices.smtp)
        throw new Refused(400, 'This server sends no mail: answer with your mail program, then press “I have answered”.')
      if (!isSoundAddress(fieldText(before, 'email') ?? '')) throw new Refused(400, 'This address cannot be written to. Check it, or call.')
      if (!text?.trim()) throw new Refused(400, 'The answer is empty.')
      await trx(MESSAGES).insert({
        ...{ kind: 'answer', key: answerKey(param(ctx, 'documentId'), revision), state: 'waiting', created_at: at },
        next_at: at.getTime() + HELD_MS,
      })
    }
    const isNew = ['new', 'spam'].includes(String(before['lead_status']))
    return { isAnswer: true, values: { ...(isNew ? { leadStatus: 'contacted' } : {}), owner: { id, name } } }
  })
  return { revision, heldMs: send ? HELD_MS : 0 }
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
  make: (made: Made) => Step | Promise<Step>,
): Promise<{ revision: number }> {
  let kept: number | null = null
  const once = async (made: Made) => {
    const { after = null, subject = null, text = null, replyTo = null, clientKey } = entry
    const earlier: Kept | undefined = await made
      .trx('lead_changes')
      .where({ lead_document_id: param(ctx, 'documentId'), client_key: clientKey })
      .first('lead_revision', 'after', 'subject', 'text', 'reply_to')
    if (!earlier) return { ...(await make(made)), entries: [entry] }
    const { lead_revision, ...words } = earlier
    if (!isDeepStrictEqual({ ...words }, { after, subject, text, reply_to: replyTo })) throw new Refused(409, EARLIER)
    kept = lead_revision
    return null
  }
  const { revision } = await changeAskedLead(strapi, ctx, once, ' Your text is still here: copy it if you need it.')
  return { revision: kept ?? revision }
}
