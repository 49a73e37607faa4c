import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { phoneColumns } from '../leads/leadKeys.ts'
import { formOf } from '../leads/leadSource.ts'
import { addEntries } from './changeLead.ts'

/** One commit for each so many: 500 of their own kept a visitor's lead waiting for an eighth of a second. */
const AT_ONCE = 100
const PAUSE_MS = 20

type Old = { id: number; phone: string | null; subject: string | null; queries: string | null }

/**
 * Leads stored by an older release do not say which form sent them, nor their phone in one form. Completed
 * a few at a time after each start, since an older release may have run in between; the inbox goes on meanwhile.
 */
export function completeOldLeads(strapi: Core.Strapi): void {
  complete(strapi).catch((error: unknown) =>
    strapi.log.error('Older leads could not be completed, and are tried at the next start.', error),
  )
}

async function complete(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  // An older release let someone empty the status, and then the lead is in no view. There are few, if any.
  await knex('form_datas').whereNull('lead_status').update({ lead_status: 'new' })
  await moveNotes(knex)
  // Limits of an older release were counted here, by hashes of addresses.
  await knex.schema.dropTableIfExists('inbox_limits')
  const newest: { id?: number | null } | undefined = await knex('form_datas').max({ id: 'id' }).first()
  for (let above = 0; above < Number(newest?.id ?? 0); above += AT_ONCE) {
    const old: Old[] = await knex('form_datas')
      .select('id', 'phone', 'subject', 'queries')
      .whereBetween('id', [above + 1, above + AT_ONCE])
      .whereNull('form')
    if (old.length > 0)
      await strapi.db.transaction(async ({ trx }) => {
        for (const { id, phone, subject, queries } of old)
          await trx('form_datas')
            .where({ id })
            .update({ form: formOf({ subject, queries }), ...phoneColumns(phone ?? undefined) })
      })
    await sleep(PAUSE_MS, undefined, { ref: false })
  }
}

/** Until November 2026 a lead had one note. It becomes the first entry of its notes, by whoever saved it last. */
async function moveNotes(knex: Knex): Promise<void> {
  const hasEntry = knex('lead_changes').whereRaw('lead_document_id = form_datas.document_id').andWhere('field', 'note')
  const old: { document_id: string; notes: string; revision: number | null; updated_at: string | number | Date }[] = await knex(
    'form_datas',
  )
    .select('document_id', 'notes', 'revision', 'updated_at')
    .whereNotNull('notes')
    .whereNotExists(hasEntry)
  for (const { document_id: documentId, notes, revision, updated_at } of old) {
    const saved: { changed_by: string; created_at: string | number | Date } | undefined = await knex('lead_changes')
      .where({ lead_document_id: documentId, field: 'notes' })
      .orderBy('id', 'desc')
      .first('changed_by', 'created_at')
    const of = {
      documentId,
      leadRevision: revision ?? 0,
      by: saved?.changed_by ?? 'Unknown',
      at: new Date(saved?.created_at ?? updated_at),
    }
    await addEntries(knex, of, [{ field: 'note', text: notes }])
  }
}
