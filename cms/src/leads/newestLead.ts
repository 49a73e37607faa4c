import type { Knex } from 'knex'

const MANY_LEADS = 20_000

/** The highest id, by one look at the end of an index; 0 without leads. */
export async function newestLeadId(knex: Knex): Promise<number> {
  const [row]: { newest: number | string | null }[] = await knex('form_datas').max({ newest: 'id' })
  return Number(row?.newest ?? 0)
}

export async function hasManyLeads(knex: Knex): Promise<boolean> {
  return (await newestLeadId(knex)) > MANY_LEADS
}
