// Three letters after one another, of every lead: a search reads the leads that have all of its pieces, and not all leads. SQLite's is FTS5, PostgreSQL's pg_trgm.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { openUnhurried } from '../database/databaseConnection.ts'
import { advisoryLocks, isPostgres } from '../database/dialect.ts'
import { pollLoop } from '../operation/pollLoop.ts'
import type { DatabaseSettings } from '../settings/settings.ts'
import { newestLeadId } from './newestLead.ts'

/** Fewer leads are read faster than they are indexed: the newest of SQLite's wait for each other, and a small inbox has no index. */
const LEAST_UNINDEXED = 5_000
const LOOK_EACH_MS = 10_000
/** A few milliseconds of the thread that takes leads, and most of the time left to it. */
const AT_ONCE = 250
const PAUSE_MS = 100

export const SQLITE_INDEX = 'lead_search'
const POSTGRES_INDEX = 'form_datas_searched'

/** In SQLite what is changed or erased leaves the index with it, whichever program does it. What is new comes later: `indexNewest`. */
export async function prepareSearchIndex(knex: Knex): Promise<void> {
  if (isPostgres(knex)) return
  const triggers: string[] = await knex('sqlite_master').where({ type: 'trigger', tbl_name: 'form_datas' }).pluck('name')
  if (TRIGGERS.every(({ name }) => triggers.includes(name))) return
  // A change of the leads' table has taken its triggers away: what was changed meanwhile is not known.
  await knex.raw(`drop table if exists ${SQLITE_INDEX}`)
  await knex.raw(
    `create virtual table ${SQLITE_INDEX} using fts5(search_text, phone_digits, content='', tokenize='trigram', detail='none')`,
  )
  // The pieces of an erased lead are overwritten too.
  await knex.raw(`insert into ${SQLITE_INDEX}(${SQLITE_INDEX}, rank) values ('secure-delete', 1)`)
  for (const { name, when, steps } of TRIGGERS) {
    await knex.raw(`drop trigger if exists ${name}`)
    await knex.raw(`create trigger ${name} after ${when} on form_datas when ${IS_INDEXED} begin ${steps.join(' ')} end`)
  }
}

const IS_INDEXED = `exists (select 1 from ${SQLITE_INDEX}_docsize where id = old.id)`
const TAKE_OUT = `insert into ${SQLITE_INDEX}(${SQLITE_INDEX}, rowid, search_text, phone_digits) values ('delete', old.id, old.search_text, old.phone_digits);`
const PUT_IN = `insert into ${SQLITE_INDEX}(rowid, search_text, phone_digits) values (new.id, new.search_text, new.phone_digits);`
const TRIGGERS = [
  { name: 'lead_search_changed', when: 'update of search_text, phone_digits', steps: [TAKE_OUT, PUT_IN] },
  { name: 'lead_search_erased', when: 'delete', steps: [TAKE_OUT] },
]

export function startSearchIndex(strapi: Core.Strapi, database: DatabaseSettings): () => Promise<void> {
  const knex = strapi.db.connection
  let isMade = false
  return pollLoop(strapi.log, 'search index', LOOK_EACH_MS, async (stopped) => {
    if (isMade || (await countUnindexed(knex)) < LEAST_UNINDEXED) return
    if (isPostgres(knex)) isMade = await makePostgresIndex(strapi, database)
    else while (!stopped() && (await indexNewest(knex)) > 0) await sleep(PAUSE_MS)
  })
}

async function countUnindexed(knex: Knex): Promise<number> {
  return (await newestLeadId(knex)) - (isPostgres(knex) ? 0 : await lastIndexed(knex))
}

/** What is newer `indexNewest` has not come to. */
export async function lastIndexed(knex: Knex): Promise<number> {
  const [row]: { last: number | null }[] = await knex(`${SQLITE_INDEX}_docsize`).max({ last: 'id' })
  return row?.last ?? 0
}

/** @returns how many leads were added to the index */
export async function indexNewest(knex: Knex, atOnce = AT_ONCE): Promise<number> {
  const { changes }: { changes: number } = await knex.raw(
    `insert into ${SQLITE_INDEX}(rowid, search_text, phone_digits)
    select id, search_text, phone_digits from form_datas where id > ? order by id limit ?`,
    [await lastIndexed(knex), atOnce],
  )
  return changes
}

const NOT_ALLOWED = ['42501', '0A000', '58P01']

/** Beside the leads that come in, however long it takes. By one of several inboxes, and on a connection of its own: its lock lasts as long as that. */
async function makePostgresIndex(strapi: Core.Strapi, database: DatabaseSettings): Promise<boolean> {
  const own = openUnhurried(database)
  try {
    const { rows } = await own.raw<{ rows: { mine: boolean }[] }>('select pg_try_advisory_lock(?) as mine', [advisoryLocks.searchIndex])
    if (!rows[0]?.mine) return false
    const known = await own.raw<{ rows: { valid: boolean }[] }>(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('public.${POSTGRES_INDEX}')`,
    )
    if (known.rows[0]?.valid) return true
    await own.raw('create extension if not exists pg_trgm')
    // One that was cut off is there, and of no use.
    if (known.rows.length > 0) await own.raw(`drop index concurrently ${POSTGRES_INDEX}`)
    await own.raw(
      `create index concurrently ${POSTGRES_INDEX} on form_datas using gin (search_text gin_trgm_ops, phone_digits gin_trgm_ops)`,
    )
    strapi.log.info('The leads have an index for searches now.')
    return true
  } catch (error) {
    if (!NOT_ALLOWED.includes(String((error as { code?: unknown }).code))) throw error
    strapi.log.warn('Searches read every lead, for want of an extension. As the server’s owner, in this database: create extension pg_trgm')
    return true
  } finally {
    await own.destroy()
  }
}

/** So many are read one by one in a few milliseconds. */
export const MOST_CANDIDATES = 3_000
const PIECE = 3

/** The ids of leads that may have all these texts, or this number, the oldest first: where there are more, one more than `MOST_CANDIDATES`. Null where the index cannot tell. */
export async function sqliteCandidates(knex: Knex, texts: readonly string[], phone: string | null): Promise<number[] | null> {
  const pieces = texts.flatMap(piecesOf)
  if (pieces.length === 0) return null
  const either = [pieces, ...(phone ? [piecesOf(phone)] : [])].map((all) => `(${all.join(' AND ')})`).join(' OR ')
  const rows: { rowid: number }[] = await knex.raw(`select rowid from ${SQLITE_INDEX} where ${SQLITE_INDEX} match ? limit ?`, [
    either,
    MOST_CANDIDATES + 1,
  ])
  return rows.map(({ rowid }) => rowid)
}

function piecesOf(text: string): string[] {
  const letters = [...text]
  return letters.slice(PIECE - 1).map(
    (_, at) =>
      `"${letters
        .slice(at, at + PIECE)
        .join('')
        .replaceAll('"', '""')}"`,
  )
}
