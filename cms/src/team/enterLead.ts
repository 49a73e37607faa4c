import * as v from 'valibot'
import { detailNames } from '../contract/sentFields.ts'
import { makeLeadKeys, makeNameKey, makePersonKey, phoneColumns } from '../leads/leadKeys.ts'
import { handForms } from '../leads/leadSource.ts'
import { parseTyped } from '../leads/parseLead.ts'
import { storeLead } from '../leads/storeLead.ts'
import { read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { planMessages } from '../outgoing/messageTable.ts'
import { settings } from '../settings/settings.ts'
import { addEntries } from './changeLead.ts'
import { relatedLeads } from './relatedLeads.ts'

const asked = [...detailNames, 'queries'] as const
const entered = v.strictObject({ ...v.entriesFromList(asked, v.optional(v.string())), source: v.picklist(handForms) })

const SHORTEST = 2
const someone = v.strictObject({
  fullName: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
})

/** Who is about to be entered may be here already. */
export const leadsAlike: Work = async (ctx, strapi) => {
  const { fullName, email, phone } = read(someone, ctx.request.body, 'Send a name, an address or a phone number.')
  const [name, address, number] = [fullName, email, phone].map((text) => (text.trim().length < SHORTEST ? undefined : text.trim()))
  const secret = settings().secrets.encryptionKey
  const person = {
    id: 0,
    created_at: new Date(),
    text_key: null,
    full_name: name ?? null,
    email: address ?? null,
    phone: number ?? null,
    name_key: makeNameKey(secret)({ fullName: name }),
    ...phoneColumns(number),
    person_key: address || number ? makePersonKey(secret)({ email: address, phone: number }) : null,
  }
  return relatedLeads(strapi.db.connection, person)
}

/** A caller, a chat, a visitor of the office: the same rules as for a form, and no mail to anyone. */
export const enterLead: Work = async (ctx, strapi) => {
  const keysOf = makeLeadKeys(settings().secrets.encryptionKey)
  const cure = 'Choose where the lead came from, and enter a name, an address or a phone number.'
  const { source, fullName, ...words } = read(entered, ctx.request.body, cure)
  const lead = parseTyped({ data: { ...words, ...(fullName?.trim() ? { fullName } : {}) } })
  const now = new Date()
  const keys = keysOf(lead, now)
  // In one transaction: else a notice may be planned between.
  return strapi.db.transaction(async ({ trx }) => {
    const isNew = await storeLead(trx, { ...lead, form: source, spamReason: null, withoutReceipt: true }, keys, now)
    const stored: { document_id: string; created_at: Date } | undefined = await trx('form_datas')
      .whereIn('fingerprint', [keys.fingerprint, ...keys.nearFingerprints])
      .orderBy('created_at', 'desc')
      .first('document_id', 'created_at')
    if (!stored) throw new Error('A lead that was entered is gone at once.')
    const documentId = stored.document_id
    if (isNew) {
      for (const kind of ['notice', 'webhook'] as const) await planMessages(trx, kind, [documentId], 'skipped')
      const at = new Date(stored.created_at)
      await addEntries(trx, { documentId, leadRevision: 0, by: whoAsks(ctx), at }, [{ field: 'form', after: source }])
    }
    return { documentId, isNew }
  })
}
