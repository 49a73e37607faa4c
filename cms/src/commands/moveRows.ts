import type { Knex } from 'knex'
import { openUnhurried } from '../database/databaseConnection.ts'
import { isPostgres } from '../database/dialect.ts'
import { SQLITE_INDEX } from '../leads/searchIndex.ts'
import { errorReason } from '../operation/pollLoop.ts'
import { type DatabaseSettings, UserError } from '../settings/settings.ts'

/** What a database says of its own tables is its own, as is its index for searches. */
const OF_DATABASE = ['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal']
/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const MOST_VALUES = 30_000
const MOST_ROWS = 500

type Row = Record<string, unknown>
type Columns = Map<string, string>

/** All or nothing: one transaction, with a count of each table on both sides before its end. Returns the counts of what people know. */
export async function moveRows(
  from: DatabaseSettings,
  to: DatabaseSettings,
  { replace }: { replace: boolean },
): Promise<Record<string, number>> {
  const [source, target] = [openUnhurried(from), openUnhurried(to)]
  try {
    for (const database of [source, target]) await refuseBusy(database)
    if (!replace) await refuseUsed(target)
    if (!isPostgres(target)) await target.raw('pragma foreign_keys = OFF')
    const tables = await tablesOf(target)
    // One moment of the source, whatever else may be written to it.
    return await source.transaction(
      (read) => target.transaction((write) => moveTables(read, write, tables)),
      isPostgres(source) ? { isolationLevel: 'repeatable read' } : {},
    )
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}

async function refuseBusy(database: Knex): Promise<void> {
  if (!isPostgres(database)) return
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  if (rows.length > 0) throw new UserError('An inbox, or another program, is using the PostgreSQL database. Stop that first.')
}

async function refuseUsed(target: Knex): Promise<void> {
  for (const table of ['form_datas', 'site_versions'])
    if ((await countOf(target, table)) > 0)
      throw new UserError('The database to move to has leads or versions of the site already. Add --replace to write over them.')
}

async function moveTables(read: Knex.Transaction, write: Knex.Transaction, tables: string[]): Promise<Record<string, number>> {
  const known = new Set(await tablesOf(read))
  const moved = tables.filter((table) => known.has(table))
  for (const table of [...known].filter((each) => !tables.includes(each))) await sayLeftOut(read, table)
  const restore = await dropForeignKeys(write)
  for (const table of tables) await write(table).delete()
  const counts: Record<string, number> = {}
  for (const table of moved) {
    await copyTable(read, write, table)
    const [before, after] = [await countOf(read, table), await countOf(write, table)]
    if (before !== after) throw new Error(`Of ${before} rows of ${table} ${after} arrived: nothing was moved.`)
    const name = NAMES[table]
    if (name) counts[name] = after
  }
  await restore()
  return counts
}

const NAMES: Record<string, string> = {
  form_datas: 'leads',
  lead_changes: 'entries of their history',
  outgoing_messages: 'messages',
  site_versions: 'versions of the site',
  content_changes: 'entries of the content’s history',
  admin_users: 'people',
  strapi_sessions: 'sign-ins that go on',
}

/** A table or column of a release long ago, or of another program. */
async function sayLeftOut(read: Knex, table: string): Promise<void> {
  const count = await countOf(read, table)
  if (count > 0) console.warn(`Not moved, because this release does not know it: ${count} rows of ${table}`)
}

async function tablesOf(database: Knex): Promise<string[]> {
  const names: string[] = isPostgres(database)
    ? await database('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
    : await database('sqlite_master').where({ type: 'table' }).andWhereRaw(`name not like 'sqlite\\_%' escape '\\'`).pluck('name')
  return names.filter((name) => !OF_DATABASE.includes(name) && !name.startsWith(SQLITE_INDEX)).sort()
}

async function columnsOf(database: Knex, table: string): Promise<Columns> {
  const rows: { name: string; type: string }[] = isPostgres(database)
    ? await database('information_schema.columns')
        .where({ table_schema: 'public', table_name: table })
        .select({ name: 'column_name', type: 'data_type' })
    : await database.raw('select name, type from pragma_table_info(?)', [table])
  return new Map(rows.map(({ name, type }) => [name, type]))
}

async function copyTable(read: Knex.Transaction, write: Knex.Transaction, table: string): Promise<void> {
  const [source, target] = [await columnsOf(read, table), await columnsOf(write, table)]
  const common = [...source.keys()].filter((name) => target.has(name))
  const others = [...source.keys()].filter((name) => !target.has(name))
  if (others.length > 0) console.warn(`Not moved, because this release does not know them: columns ${others.join(', ')} of ${table}`)
  const typed = (row: Row) => Object.fromEntries(common.map((name) => [name, convert(row[name], target.get(name) ?? '')]))
  const most = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / common.length))
  for await (const rows of rowsOf(read, table, most)) await insertRows(write, table, rows.map(typed))
  if (isPostgres(write) && target.has('id'))
    await write.raw(`select setval(pg_get_serial_sequence(?, 'id'), greatest((select max(id) from ??), 1))`, [table, table])
}

/** Of the data, or of a rule of the table: what a person can put right. All else, as a connection that ends, is told as it is. */
const OF_ROW = /^(22|23|SQLITE_(CONSTRAINT|MISMATCH))/

/** Each in a savepoint, so that the transaction lives on to find the row that is refused. */
async function insertRows(write: Knex.Transaction, table: string, rows: Row[]): Promise<void> {
  const insert = (given: Row | Row[]) => write.transaction((savepoint) => savepoint(table).insert(given))
  try {
    await insert(rows)
  } catch (error) {
    if (!OF_ROW.test(String((error as { code?: unknown }).code))) throw error
    for (const row of rows)
      await insert(row).catch((refusal: unknown) => {
        throw new UserError(refusedRow(table, row, refusal))
      })
    throw error
  }
}

function refusedRow(table: string, row: Row, refusal: unknown): string {
  const [key = '', value] = Object.entries(row).find(([name]) => name === 'id') ?? Object.entries(row)[0] ?? []
  return `The row with ${key} ${value} of the table ${table} was refused: ${errorReason(refusal)}. Nothing was moved. Start the inbox with the database that it has, correct or delete what this row is of, stop it, and move again.`
}

async function* rowsOf(read: Knex.Transaction, table: string, most: number): AsyncGenerator<Row[]> {
  if (isPostgres(read)) {
    await read.raw('declare moved no scroll cursor for select * from ??', [table])
    for (let isOver = false; !isOver; ) {
      const { rows } = await read.raw<{ rows: Row[] }>(`fetch ${most} from moved`)
      if (rows.length > 0) yield rows
      isOver = rows.length < most
    }
    await read.raw('close moved')
    return
  }
  for (let last = -1; ; ) {
    const rows: (Row & { moved_row: number })[] = await read(table)
      .select('*', read.raw('rowid as moved_row'))
      .whereRaw('rowid > ?', [last])
      .orderByRaw('rowid')
      .limit(most)
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < most) return
    last = end.moved_row
  }
}

/** SQLite keeps a time as a number, a yes as 1, and JSON and days as text. */
function convert(kept: unknown, type: string): unknown {
  if (kept === null || kept === undefined) return null
  const value = typeof kept === 'string' ? withoutNul(kept, type) : kept
  if (type === 'boolean') return Boolean(Number(value))
  if (type.startsWith('timestamp')) return new Date(value as string | number | Date)
  if (type === 'json' || type === 'jsonb') return typeof value === 'string' ? value : JSON.stringify(value)
  if (type === 'date') return value instanceof Date || typeof value === 'number' ? dayText(value) : value
  return typeof value === 'boolean' ? Number(value) : value instanceof Date ? value.getTime() : plain(value, type)
}

/** Which PostgreSQL takes neither in a text nor, written as six characters, in JSON. */
function withoutNul(text: string, type: string): string {
  const words = text.replaceAll('\u0000', '')
  return type.startsWith('json') ? words.replace(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1') : words
}

function plain(value: unknown, type: string): unknown {
  if (typeof value === 'object' && !Buffer.isBuffer(value)) return JSON.stringify(value)
  // PostgreSQL gives large numbers as text.
  return typeof value === 'string' && /int|float|real|decimal|numeric/i.test(type) ? Number(value) : value
}

const dayText = (day: Date | number) => new Date(day).toISOString().slice(0, 10)

/** Two people may refer to each other: until all rows are there, nothing is checked. Returns what puts the rules back, and checks them. */
async function dropForeignKeys(write: Knex.Transaction): Promise<() => Promise<void>> {
  if (!isPostgres(write))
    return async () => {
      const broken: { table: string }[] = await write.raw('pragma foreign_key_check')
      if (broken.length > 0) throw new Error(`Rows of ${broken[0]?.table} refer to others that are not there: nothing was moved.`)
    }
  const { rows } = await write.raw<{ rows: { of: string; name: string; rule: string }[] }>(
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { of, name } of rows) await write.raw(`alter table ${of} drop constraint ??`, [name])
  return async () => {
    for (const { of, name, rule } of rows) await write.raw(`alter table ${of} add constraint ?? ${rule}`, [name])
  }
}

async function countOf(database: Knex, table: string): Promise<number> {
  const [row] = await database(table).count({ count: '*' })
  return Number(row?.['count'] ?? 0)
}
