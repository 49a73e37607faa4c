import * as v from 'valibot'
import { makeLeadKeys } from '../leads/leadKeys.ts'
import { handForms } from '../leads/leadSource.ts'
import { parseLead } from '../leads/parseLead.ts'
import { storeLead } from '../leads/storeLead.ts'
import { read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { planMessages } from '../outgoing/messageTable.ts'
import { settings } from '../settings/settings.ts'
import { addEntries } from './changeLead.ts'

const entered = v.strictObject({
  fullName: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  queries: v.optional(v.string()),
  source: v.picklist(handForms),
})

/** A caller, a chat, a visitor of the office: the same rules as for a form, and no mail to anyone. */
export const enterLead: Work = async (ctx, strapi) => {
  const keysOf = makeLeadKeys(settings().secrets.encryptionKey)
  const asked = read(entered, ctx.request.body, 'Choose where the lead came from, and enter a name, an address or a phone number.')
  const { source, fullName, ...words } = asked
  const lead = parseLead({ data: { ...words, ...(fullName?.trim() ? { fullName } : {}) } })
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
