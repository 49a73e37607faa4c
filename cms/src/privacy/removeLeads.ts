import type { Knex } from 'knex'

/** With the history of each: it repeats what the lead held. */
export async function removeLeads(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const documents = transaction('form_datas').select('document_id').whereIn('id', ids)
  await transaction('lead_changes').whereIn('lead_document_id', documents).delete()
  await transaction('form_datas').whereIn('id', ids).delete()
}
