import type { Knex } from 'knex'
import { MESSAGES, planMessages } from '../leads/outgoingMessages.ts'

const BATCH = 100
const OVERLAP_MS = 3_600_000
/** Whoever turns notices on after weeks wants no mail for each lead of those weeks. */
const TOO_OLD_MS = 3 * 86_400_000

type Lead = { document_id: string; created_at: number | Date }

/**
 * Plans what new leads have none of yet; suspected spam interrupts no one. After the first look only the leads
 * since the last one, and an hour before it: one that was being stored then was not to be seen, and a clock may be set back.
 */
export function makeLeadPlanner(knex: Knex, kind: 'notice' | 'webhook'): () => Promise<void> {
  let since: number | null = null
  return async () => {
    const now = Date.now()
    let from = new Date(Math.min(since ?? now - TOO_OLD_MS, now - OVERLAP_MS))
    for (;;) {
      const leads: Lead[] = await leadsWithout(knex, kind)
        .select('document_id', 'created_at')
        .where('created_at', '>=', from)
        .orderBy('created_at')
        .limit(BATCH)
      await planMessages(
        knex,
        kind,
        leads.map(({ document_id }) => document_id),
      )
      const last = leads.at(-1)
      if (!last || leads.length < BATCH) break
      from = new Date(last.created_at)
    }
    since = now - OVERLAP_MS
  }
}

export function leadsWithout(knex: Knex, kind: 'notice' | 'webhook' | 'receipt') {
  return knex('form_datas')
    .whereNot('lead_status', 'spam')
    .whereNotExists(knex(MESSAGES).where({ kind }).andWhereRaw(`${MESSAGES}.key = form_datas.document_id`))
}
