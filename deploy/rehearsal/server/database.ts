import * as v from 'valibot'
import type { Machine } from './machine.ts'

const Rows = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()])))
type Row = v.InferOutput<typeof Rows>[number]

export const LEADS = '/var/lib/inbox/leads.db'

/** Reads the inbox's database with the running release's own SQLite. */
export async function query(machine: Machine, sql: string): Promise<Row[]> {
  return v.parse(
    Rows,
    JSON.parse(
      await script(machine, `console.log(JSON.stringify(new Database('${LEADS}', { readonly: true }).prepare(input).all()))`, sql),
    ),
  )
}

/** Changes it, with the inbox stopped. */
export async function change(machine: Machine, sql: string): Promise<void> {
  await script(machine, `new Database('${LEADS}').exec(input)`, sql)
}

function script(machine: Machine, code: string, input: string): Promise<string> {
  const read = `const Database = require('better-sqlite3'); const input = require('node:fs').readFileSync(0, 'utf8');`
  return machine.run(`cd /opt/site/current/cms && runuser -u inbox -- node -e "${read} ${code}"`, { input })
}

export const leadCount = async (machine: Machine): Promise<number> =>
  Number((await query(machine, 'select count(*) as n from form_datas'))[0]?.n)

/** The address in each lead. */
export async function storedEmails(machine: Machine): Promise<string[]> {
  return (await query(machine, 'select email from form_datas')).map(({ email }) => String(email))
}

/** The names of the tables' columns, as `table.column`. */
export async function columns(machine: Machine): Promise<string[]> {
  const sql = `select m.name || '.' || c.name as name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_%' order by 1`
  return (await query(machine, sql)).map(({ name }) => String(name))
}

/** What a table contains, column by column, so that one value that changed is seen. */
export function contents(machine: Machine, table: string, only: readonly string[]): Promise<Row[]> {
  return query(machine, `select ${only.map((name) => `"${name}"`).join(', ')} from "${table}" order by id`)
}
