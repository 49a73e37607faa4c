import { using } from '../../cms/tests/support/database.ts'
import type { Postgres } from '../../cms/tests/support/postgres.ts'
import type { PostgresStore, SqliteStore } from './stores.ts'

/** A stock Strapi, or our inbox: ours has more columns. */
export type Whose = 'bare' | 'ours'

const TEXT = "'Civil engineer with nine years on bridges, number ' || n"

/** Stores leads from two years whose notices have been sent. */
export async function fill(store: SqliteStore | PostgresStore, postgres: Postgres | null, whose: Whose, count: number): Promise<void> {
  if (store.kind === 'sqlite') {
    await using({ kind: 'sqlite', file: store.file }, async (knex) => {
      await knex.raw(insertOf('sqlite', whose, count))
      await knex.raw('analyze')
    })
  } else if (postgres) {
    await postgres.query(insertOf('postgres', whose, count), store.database)
    await postgres.query('vacuum analyze form_datas', store.database)
  }
}

function insertOf(kind: 'sqlite' | 'postgres', whose: Whose, count: number): string {
  const isSqlite = kind === 'sqlite'
  const from = isSqlite
    ? `(with recursive c(n) as (select 1 union all select n + 1 from c where n < ${count}) select n from c)`
    : `generate_series(1, ${count}) n`
  const received = isSqlite
    ? `(strftime('%s', 'now') - 63072000 + n % 63000000) * 1000`
    : `now() - interval '2 years' + (n % 63000000) * interval '1 second'`
  const values: Record<string, string> = {
    document_id: `'d' || n`,
    created_at: received,
    updated_at: received,
    published_at: received,
    full_name: `'Asha Gurung'`,
    email: `'old' || n || '@example.com'`,
    phone: `'+61491570006'`,
    subject: `'Footer Form'`,
    queries: TEXT,
    ...(whose === 'ours' && {
      fingerprint: `'f' || n`,
      person_key: `'p' || n % 5000000`,
      text_key: `'t' || n`,
      lead_status: `'won'`,
      form: `'enquiry'`,
    }),
  }
  return `insert into form_datas (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} from ${from}`
}
