import type { Store } from './startInbox.ts'

/** A stock Strapi, or our inbox: ours has more columns. */
export type Whose = 'bare' | 'ours'

/** Stores leads from two years whose notices have been sent. */
export async function fill(store: Store, whose: Whose, count: number): Promise<void> {
  const isSqlite = store.kind === 'sqlite'
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
    queries: `'Civil engineer with nine years on bridges, number ' || n`,
    ...(whose === 'ours' && {
      fingerprint: `'f' || n`,
      person_key: `'p' || n % 5000000`,
      text_key: `'t' || n`,
      lead_status: `'won'`,
      form: `'enquiry'`,
    }),
  }
  await store.raw(`insert into form_datas (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} from ${from}`)
  await store.raw(isSqlite ? 'analyze' : 'vacuum analyze form_datas')
}
