import { openUnhurried } from '../../cms/src/database/databaseConnection.ts'
import { isPostgres } from '../../cms/src/database/dialect.ts'
import { databaseOf } from '../../cms/tests/support/database.ts'

type Knex = Parameters<typeof isPostgres>[0]

const FIRST = ['Asha', 'Ben', 'Chidi', 'Devi', 'Elif', 'Farid', 'Grace', 'Hung', 'Isha', 'Jorge', 'Kamal', 'Lan', 'Mona', 'Nadir', 'Olga']
const LAST = ['Gurung', 'Perera', 'Okafor', 'Sharma', 'Yilmaz', 'Haddad', 'Nguyen', 'Rao', 'Silva', 'Khan', 'Mehta', 'Tran', 'Costa']
const FIELDS = ['civil', 'mechanical', 'electrical', 'software', 'mining', 'chemical', 'structural', 'materials', 'marine', 'aeronautical']
const CITIES = ['Kathmandu', 'Lagos', 'Hanoi', 'Manila', 'Colombo', 'Dhaka', 'Karachi', 'Nairobi', 'Lima', 'Tehran', 'Cairo', 'Accra']
const TWO_YEARS_S = 63_000_000
/** The newest have no answer yet. */
const NEW = 3_000
/** Each family name has a number, so that a name is one of many thousands, as in life. */
const FAMILIES = 2_000

/** By the number of a lead. */
const oneOf = (values: readonly string[]) =>
  `case n % ${values.length} ${values.map((value, i) => `when ${i} then '${value}'`).join(' ')} end`
const first = oneOf(FIRST)
const last = oneOf(LAST)
const field = oneOf(FIELDS)
const city = oneOf(CITIES)

/** Two years of leads as a team leaves them: most are closed, a sixth is spam, one in fifty is still open, and two in three have an owner. */
export async function fillMillion(folder: string, count: number, owner: number): Promise<void> {
  const knex = openUnhurried(databaseOf(folder))
  try {
    const at = atOf(knex, count)
    const rows = rowsOf(count, owner, at, isPostgres(knex) ? `date '2026-12-01'` : `'2026-12-01'`)
    const of = (table: string, values: Record<string, string>, which = 'true') =>
      knex.raw(`
        insert into ${table} (${Object.keys(values).join(', ')})
        with recursive numbers(n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${count})
        select ${Object.values(values).join(', ')} from numbers where ${which}`)
    await of('form_datas', rows)
    await of(
      'lead_changes',
      {
        lead_document_id: `'d' || n`,
        lead_revision: '1',
        changed_by: `'Sam Rai'`,
        changed_by_id: String(owner),
        field: `'leadStatus'`,
        before: `'new'`,
        after: `'won'`,
        created_at: at,
        updated_at: at,
      },
      'n % 2 = 0',
    )
    await of('outgoing_messages', { kind: `'notice'`, key: `'d' || n`, state: `'sent'`, attempts: '1', next_at: '1', created_at: at })
    // PostgreSQL does so by itself in time, and an inbox on SQLite never does.
    if (isPostgres(knex)) await knex.raw('analyze')
  } finally {
    await knex.destroy()
  }
}

function atOf(knex: Knex, count: number): string {
  const seconds = `${Math.floor(Date.now() / 1000) - TWO_YEARS_S} + n * ${TWO_YEARS_S} / ${count}`
  return isPostgres(knex) ? `to_timestamp(${seconds}) at time zone 'utc'` : `(${seconds}) * 1000`
}

/** By its number: a lead can be asked for by what it must be. */
export const leadNumber = (n: number) => ({
  documentId: `d${n}`,
  name: `${FIRST[n % FIRST.length]} ${LAST[n % LAST.length]}${n % FAMILIES}`,
  email: `client${n}@mail${n % 97}.example`,
  phone: `+614${10_000_000 + ((n * 7_919) % 90_000_000)}`,
  project: `kestrel${n % 5_000}`,
  city: CITIES[n % CITIES.length] ?? '',
  field: FIELDS[n % FIELDS.length] ?? '',
})

function rowsOf(count: number, owner: number, at: string, day: string): Record<string, string> {
  const name = `${first} || ' ' || ${last} || (n % ${FAMILIES})`
  const digits = '10000000 + (n * 7919) % 90000000'
  const email = `'client' || n || '@mail' || (n % 97) || '.example'`
  const words = `'Hello, I am a ' || ${field} || ' engineer from ' || ${city} || ' and worked nine years on the project kestrel' || (n % 5000) || '. Please tell me how you can help with my career episodes, what it costs and how long it takes. My number is ' || n`
  const part = `(n * 37) % 100`
  const isNew = `n > ${count - NEW}`
  const isOpen = `${part} in (98, 99)`
  return {
    document_id: `'d' || n`,
    created_at: at,
    updated_at: at,
    published_at: at,
    full_name: name,
    email,
    phone: `'+614' || (${digits})`,
    subject: `'Footer Form'`,
    queries: words,
    phone_digits: `'614' || (${digits})`,
    phone_tail: `'4' || (${digits})`,
    fingerprint: `'f' || n`,
    person_key: `'p' || (n % 800000)`,
    text_key: `'t' || n`,
    name_key: `'k' || (n % 20000)`,
    search_text: `lower(${name} || '\n' || ${email} || '\n+614' || (${digits}) || '\nFooter Form\n' || ${words})`,
    discipline: field,
    form: `'enquiry'`,
    page_path: `'/services/' || (n % 30)`,
    utm_source: `case when n % 4 = 0 then 'google' end`,
    utm_campaign: `case when n % 4 = 0 then 'season' || (n % 12) end`,
    lead_status: `case when ${isNew} then 'new' when ${part} < 62 then 'lost' when ${part} < 81 then 'won' when ${part} < 97 then 'spam' when ${part} = 97 then 'merged' when ${part} = 98 then 'contacted' else 'quoted' end`,
    merged_into: `case when ${part} = 97 and not (${isNew}) then 'd' || (n - 1) end`,
    spam_reason: `case when ${part} between 81 and 96 then 'links' end`,
    owner_id: `case when not (${isNew}) and n % 3 > 0 then ${owner} + n % 3 - 1 end`,
    follow_up_on: `case when ${isOpen} and n % 2 = 0 then ${day} end`,
    first_answer_at: `case when ${part} < 81 and not (${isNew}) then ${at} end`,
    revision: '1',
  }
}
