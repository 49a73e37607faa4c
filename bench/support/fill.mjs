// @ts-check
import { requireFromCms } from './cms.mjs'

const TEXT = "'Civil engineer with nine years on bridges, number ' || n"

/** Leads of two years, already noticed. @param {'sqlite' | 'postgres'} kind @param {'bare' | 'ours'} whose @param {number} count */
function sql(kind, whose, count) {
  const isSqlite = kind === 'sqlite'
  const from = isSqlite
    ? `(with recursive c(n) as (select 1 union all select n + 1 from c where n < ${count}) select n from c)`
    : `generate_series(1, ${count}) n`
  const received = isSqlite
    ? `(strftime('%s', 'now') - 63072000 + n % 63000000) * 1000`
    : `now() - interval '2 years' + (n % 63000000) * interval '1 second'`
  const columns = ['document_id', 'created_at', 'updated_at', 'published_at', 'full_name', 'email', 'phone', 'subject', 'queries']
  const values = [
    `'d' || n`,
    received,
    received,
    received,
    `'Asha Gurung'`,
    `'old' || n || '@example.com'`,
    `'+61491570006'`,
    `'Footer Form'`,
    TEXT,
  ]
  if (whose === 'ours') {
    columns.push('fingerprint', 'person_key', 'text_key', 'lead_status', 'notice_state', 'webhook_state')
    values.push(`'f' || n`, `'p' || n % 5000000`, `'t' || n`, `'won'`, `'sent'`, `'sent'`)
  }
  return `insert into form_datas (${columns.join(', ')}) select ${values.join(', ')} from ${from}`
}

/** @param {string} file @param {'bare' | 'ours'} whose @param {number} count */
export function fillSqlite(file, whose, count) {
  if (count === 0) return
  const Database = requireFromCms('better-sqlite3')
  const database = new Database(file)
  database.exec(sql('sqlite', whose, count))
  database.exec('analyze')
  database.close()
}

/** @param {import('./postgres.mjs').Postgres} postgres @param {string} name @param {'bare' | 'ours'} whose @param {number} count */
export async function fillPostgres(postgres, name, whose, count) {
  if (count === 0) return
  await postgres.query(sql('postgres', whose, count), name)
  await postgres.query('vacuum analyze form_datas', name)
}
