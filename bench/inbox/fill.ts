import { withDatabase } from '../../cms/src/database/databaseConnection.ts'
import { indexNewest } from '../../cms/src/leads/searchIndex.ts'
import { databaseOf } from '../../cms/tests/support/database.ts'

/** Stores leads from two years whose notices have been sent. `more`: columns that a stock Strapi lacks. */
export async function fill(folder: string, count: number, more: Record<string, string> = {}): Promise<void> {
  const received = `(strftime('%s', 'now') - 63072000 + n % 63000000) * 1000`
  const values: Record<string, string> = {
    document_id: `'d' || n`,
    created_at: received,
    updated_at: received,
    published_at: received,
    full_name: `'Asha Gurung'`,
    email: `'old' || n || '@example.com'`,
    phone: `'+61491570006'`,
    subject: `'Footer Form'`,
    queries: `'Civil engineer with nine years on bridges, number ' || n`,
    ...more,
  }
  const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`
  const insert = `insert into form_datas (${Object.keys(values).join(', ')}) ${numbers} select ${Object.values(values).join(', ')} from numbers`
  await withDatabase(databaseOf(folder), async (knex) => {
    await knex.raw(insert)
    await knex.raw('analyze')
  })
}

const INDEXED_AT_ONCE = 5_000

/** What an inbox does once, beside its leads and in minutes, after an update. */
export async function indexAll(folder: string): Promise<void> {
  await withDatabase(databaseOf(folder), async (knex) => {
    while ((await indexNewest(knex, INDEXED_AT_ONCE)) > 0);
  })
}
