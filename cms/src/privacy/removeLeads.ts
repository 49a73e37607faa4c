import type { Knex } from 'knex'
import { statusBefore } from '../leads/listQuery.ts'
import { lockLeads } from '../leads/lockLeads.ts'
import { MESSAGES } from '../outgoing/messageTable.ts'

/** A lead was merged into one that goes before it could be locked: the transaction begins anew. */
class MergedMeanwhile extends Error {}

const MOST_TRIES = 5

/**
 * Removes these leads in a transaction of its own: with the history of each, which repeats what the lead held, and its messages. They are
 * locked first, so a note that is being saved is either removed or refused. What is merged into one of them and stays is a lead again.
 */
export async function removeLeads(
  knex: Knex,
  find: (transaction: Knex.Transaction) => Promise<readonly number[]>,
  by: string,
): Promise<{ found: number; removed: number }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await knex.transaction(async (transaction) => {
        const ids = await find(transaction)
        const { locked, merged } = await lockWithMerged(transaction, ids)
        for (const documentId of merged) await unmergeLead(transaction, documentId, by)
        await remove(transaction, locked)
        return { found: ids.length, removed: locked.length }
      })
    } catch (error) {
      if (!(error instanceof MergedMeanwhile) || tries >= MOST_TRIES) throw error
    }
  }
}

/** A restored backup may be older than merging. */
async function lockWithMerged(transaction: Knex.Transaction, ids: readonly number[]): Promise<{ locked: number[]; merged: string[] }> {
  const hasMerging = await transaction.schema.hasColumn('form_datas', 'merged_into')
  const readMerged = async (): Promise<{ id: number; document_id: string }[]> => {
    if (!hasMerging) return []
    const documents = transaction('form_datas').select('document_id').whereIn('id', ids)
    return transaction('form_datas')
      .where('lead_status', 'merged')
      .whereIn('merged_into', documents)
      .whereNotIn('id', ids)
      .select('id', 'document_id')
  }
  const known = new Set([...ids, ...(await readMerged()).map(({ id }) => id)])
  const locked = await lockLeads(transaction, (leads) => leads.whereIn('id', [...known]))
  const merged = await readMerged()
  if (merged.some(({ id }) => !known.has(id))) throw new MergedMeanwhile('A lead was merged meanwhile.')
  return { locked: locked.filter((id) => ids.includes(id)), merged: merged.map(({ document_id }) => document_id) }
}

/** As the team's own “Unmerge”: without a lead to be part of, no list or search would show it. */
async function unmergeLead(transaction: Knex.Transaction, document_id: string, by: string): Promise<void> {
  const at = new Date()
  await transaction('form_datas')
    .where({ document_id })
    .update({ lead_status: await statusBefore(transaction, document_id, 'merged'), merged_into: null, updated_at: at })
  await transaction('lead_changes').insert({
    lead_document_id: document_id,
    field: 'apart',
    changed_by: by,
    created_at: at,
    updated_at: at,
  })
}

/** A restored backup may be older than the table of messages. */
async function remove(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const documents = transaction('form_datas').select('document_id').whereIn('id', ids)
  if (await transaction.schema.hasTable(MESSAGES)) {
    const answers = transaction('lead_changes')
      .select(transaction.raw(`lead_document_id || '.' || lead_revision`))
      .where({ field: 'answer' })
      .whereIn('lead_document_id', documents)
    await transaction(MESSAGES).where({ kind: 'answer' }).whereIn('key', answers).delete()
    await transaction(MESSAGES).whereIn('key', documents).delete()
  }
  await transaction('lead_changes').whereIn('lead_document_id', documents).delete()
  await transaction('form_datas').whereIn('id', ids).delete()
}
