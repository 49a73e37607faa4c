import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { advisoryLocks, isPostgres } from '../database/dialect.ts'
import type { ShownVersion, VersionState } from '../ownersContent/siteAnswers.ts'
import { type Change, type Content, emptyContent } from './content.ts'

const TABLE = 'site_versions'

const ON_ITS_WAY: readonly VersionState[] = ['waiting', 'building', 'live']

/** The list shows so many, and no others are kept: what nobody can look at or bring back is only a risk to who is in it. */
const MOST_KEPT = 30

export type Version = Omit<ShownVersion, 'changes'> & {
  startedAt: number | null
  /** With what each document was and is, to publish it later; without, once it is published. */
  changes: Change[]
}
export type VersionWithContent = Version & { content: Content }

const COLUMNS: Record<keyof Version, string> = {
  id: 'id',
  number: 'number',
  state: 'state',
  dueAt: 'due_at',
  by: 'made_by',
  madeAt: 'made_at',
  changes: 'changes',
  startedAt: 'started_at',
  liveAt: 'live_at',
  seconds: 'seconds',
  failure: 'problem',
  broughtBack: 'brought_back',
}
const WITH_CONTENT: Record<keyof VersionWithContent, string> = { ...COLUMNS, content: 'content' }

type Row = Record<string, unknown>
const WORDS = ['state', 'by']
const JSONS = ['changes', 'failure', 'content']

/** PostgreSQL gives large numbers as text. */
function toVersion<Read extends Version = Version>(row: Row): Read {
  const read = ([name, value]: [string, unknown]) => {
    if (value === null || WORDS.includes(name)) return [name, value]
    return [name, JSONS.includes(name) ? JSON.parse(String(value)) : Number(value)]
  }
  return Object.fromEntries(Object.entries(row).map(read)) as Read
}

function withContent(row: Row): VersionWithContent {
  const version = toVersion<VersionWithContent>(row)
  return { ...version, content: { ...emptyContent(), ...version.content } }
}

function toRow(version: Partial<VersionWithContent>): Row {
  const written = ([name, value]: [string, unknown]) => [
    WITH_CONTENT[name as keyof VersionWithContent],
    JSONS.includes(name) && value !== null ? JSON.stringify(value) : value,
  ]
  return Object.fromEntries(Object.entries(version).map(written))
}

/** One at a time, in whichever instance: SQLite has one connection, and so one transaction. */
export async function withVersionsLocked<Result>(strapi: Core.Strapi, work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockVersions(trx)
    return work(trx)
  })
}

export async function lockVersions(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.versions])
}

export async function newestPublished(knex: Knex): Promise<VersionWithContent | null> {
  const row: Row | undefined = await knex(TABLE)
    .select(WITH_CONTENT)
    .whereIn('state', ON_ITS_WAY)
    .whereNotNull('number')
    .orderBy('number', 'desc')
    .first()
  return row ? withContent(row) : null
}

/** What visitors see, as far as the publisher has reported. */
export async function liveVersion(knex: Knex): Promise<VersionWithContent | null> {
  const row: Row | undefined = await knex(TABLE).select(WITH_CONTENT).where('state', 'live').orderBy('number', 'desc').first()
  return row ? withContent(row) : null
}

export async function publishedContent(knex: Knex): Promise<Content> {
  return (await newestPublished(knex))?.content ?? emptyContent()
}

export async function versionById(knex: Knex, id: number): Promise<VersionWithContent | null> {
  const row: Row | undefined = await knex(TABLE).select(WITH_CONTENT).where({ id }).first()
  return row ? withContent(row) : null
}

export async function listVersions(knex: Knex): Promise<Version[]> {
  const rows: Row[] = await knex(TABLE)
    .select(COLUMNS)
    .whereIn('id', listedIds(knex))
    .orderByRaw("case when state = 'scheduled' then 0 else 1 end")
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
  return rows.map((row) => toVersion(row))
}

function listedIds(knex: Knex) {
  const ids = () => knex(TABLE).select('id')
  const recent = ids().whereNotIn('state', ['cancelled', 'scheduled']).orderBy('made_at', 'desc').orderBy('id', 'desc').limit(MOST_KEPT)
  const live = ids().where('state', 'live').orderBy('number', 'desc').limit(1)
  return ids().where('state', 'scheduled').orWhereIn('id', recent).orWhereIn('id', live)
}

export async function removeUnlisted(trx: Knex.Transaction): Promise<void> {
  const newest = await newestPublished(trx)
  const kept: number[] = await listedIds(trx).pluck('id')
  await trx(TABLE)
    .whereNotIn('id', [...kept, ...(newest ? [newest.id] : [])])
    .delete()
}

/** The newest first, one at a time: the content of thirty would be megabytes. */
export async function* eachVersion(knex: Knex): AsyncGenerator<VersionWithContent> {
  const ids: number[] = await knex(TABLE).orderBy('id', 'desc').pluck('id')
  for (const id of ids) {
    const version = await versionById(knex, id)
    if (version) yield version
  }
}

export async function rewriteVersion(trx: Knex.Transaction, { id, changes, content, state, failure }: VersionWithContent): Promise<void> {
  await trx(TABLE).where({ id }).update(toRow({ state, content, failure, changes }))
}

/** The first to go live first. */
export async function scheduledVersions(knex: Knex, dueBy?: number): Promise<Version[]> {
  const scheduled = knex(TABLE).select(COLUMNS).where('state', 'scheduled').orderBy('due_at').orderBy('id')
  const rows: Row[] = await (dueBy === undefined ? scheduled : scheduled.where('due_at', '<=', dueBy))
  return rows.map((row) => toVersion(row))
}

/** What is published, scheduled anew or discarded goes live by no earlier schedule. One that has nothing else ends. */
export async function takeFromSchedules(trx: Knex.Transaction, documentIds: readonly string[]): Promise<void> {
  for (const { id, changes } of await scheduledVersions(trx)) {
    const left = changes.filter(({ documentId }) => !documentIds.includes(documentId))
    if (left.length === changes.length) continue
    await updateVersion(trx, id, ['scheduled'], left.length > 0 ? { changes: left } : { state: 'cancelled' })
  }
}

export async function highestNumber(knex: Knex): Promise<number> {
  const [row] = await knex(TABLE).max({ highest: 'number' })
  return Number(row?.['highest'] ?? 0)
}

/** @param given the number the site already has: a database restored from a backup may not know it */
export async function nextNumber(trx: Knex.Transaction, given: number): Promise<number> {
  return Math.max(await highestNumber(trx), given) + 1
}

type NewVersion = Pick<VersionWithContent, 'by' | 'changes' | 'number' | 'state' | 'dueAt' | 'content'> & { broughtBack?: number }

export async function insertVersion(trx: Knex.Transaction, version: NewVersion): Promise<void> {
  // A published one has its values in the content: the list of versions is read every two seconds.
  const isKept = version.state === 'scheduled'
  const changes = isKept ? version.changes : version.changes.map((change) => ({ ...change, before: null, value: null }))
  await trx(TABLE).insert(toRow({ ...version, changes, madeAt: Date.now() }))
}

export async function updateVersion(
  knex: Knex,
  id: number,
  from: readonly VersionState[],
  update: Partial<VersionWithContent>,
): Promise<boolean> {
  const changed: number = await knex(TABLE).where({ id }).whereIn('state', from).update(toRow(update))
  return changed === 1
}

/** What was not built yet when a later one was: until then it may still be needed. */
export async function markReplaced(knex: Knex, number: number): Promise<void> {
  await knex(TABLE).where('number', '<', number).whereIn('state', ['waiting', 'building']).update({ state: 'replaced' })
}

export async function versionByNumber(knex: Knex, number: number): Promise<Version | null> {
  const row: Row | undefined = await knex(TABLE).select(COLUMNS).where({ number }).first()
  return row ? toVersion(row) : null
}
