import type { Knex } from 'knex'

/** Whoever needs several locks them all in this order, so that no two wait for each other. SQLite gives a transaction the whole file. */
export async function lockLeads(transaction: Knex, which: (leads: Knex.QueryBuilder) => void): Promise<number[]> {
  const leads = transaction('form_datas').select('id').orderBy('id').forUpdate()
  which(leads)
  const rows: { id: number }[] = await leads
  return rows.map(({ id }) => id)
}
