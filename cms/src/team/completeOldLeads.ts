import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { formOf } from '../leads/leadSource.ts'
import { phoneColumns } from '../leads/phoneNumber.ts'

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
