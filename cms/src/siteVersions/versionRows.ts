import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { advisoryLocks, isPostgres } from '../database/dialect.ts'
import type { Kind } from '../ownersContent/contentTypes.ts'
import type { Failure } from '../ownersContent/publishStatus.ts'
import type { ChangeKind, VersionState } from '../ownersContent/siteAnswers.ts'
import { type Content, emptyContent } from './content.ts'

const SITE_VERSION = 'api::site-version.site-version'
const TABLE = 'site_versions'

const ON_ITS_WAY: readonly VersionState[] = ['waiting', 'building', 'live']

/** The list shows so many, and no others are kept: what nobody can look at or bring back is only a risk to who is in it. */
const MOST_KEPT = 30

/** `before` and `value` are there to publish it later: null for what is not on the site. */
export type VersionChange = {
  kind: Kind
  documentId: string
  what: ChangeKind
  name: string
  before: unknown
  value: unknown
}

export type Version = {
  id: number
  number: number | null
  state: VersionState
  dueAt: number | null
  madeBy: string
  /** When it was published or, until then, scheduled. */
  madeAt: number
  changes: VersionChange[]
  startedAt: number | null
  liveAt: number | null
  seconds: number | null
  failure: Failure | null
  /** The version whose content it has again. */
  broughtBack: number | null
}
export type VersionWithContent = Version & { content: Content }

type Row = Record<string, unknown>
export type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx']

const COLUMNS = [
  'id',
  'number',
  'state',
  'due_at',
  'made_by',
  'made_at',
  'changes',
  'started_at',
  'live_at',
  'seconds',
  'problem',
  'brought_back',
]

/** One at a time, in whichever instance: SQLite has one connection, and so one transaction. */
export async function withVersionsLocked<Result>(strapi: Core.Strapi, work: (trx: Transaction) => Promise<Result>): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockVersions(trx)
    return work(trx)
  })
}

export async function lockVersions(trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.versions])
}

/** The last one published that has not failed: what the next changes are counted from. */
export async function newestPublished(knex: Knex | Transaction): Promise<VersionWithContent | null> {
  const row: Row | undefined = await knex(TABLE).whereIn('state', ON_ITS_WAY).whereNotNull('number').orderBy('number', 'desc').first()
  return row ? withContent(row) : null
}

export async function versionById(knex: Knex | Transaction, id: number): Promise<VersionWithContent | null> {
  const row: Row | undefined = await knex(TABLE).where({ id }).first()
  return row ? withContent(row) : null
}

/** Each scheduled one, so that it can be cancelled; then the last published first, and the one that is live however old it is. */
export async function listVersions(knex: Knex): Promise<Version[]> {
  const rows: Row[] = await knex(TABLE)
    .select(COLUMNS)
    .whereIn('id', listedIds(knex))
    .orderByRaw("case when state = 'scheduled' then 0 else 1 end")
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
  return rows.map(toVersion)
}

function listedIds(knex: Knex | Transaction) {
  const ids = () => knex(TABLE).select('id')
  const recent = ids().whereNotIn('state', ['cancelled', 'scheduled']).orderBy('made_at', 'desc').orderBy('id', 'desc').limit(MOST_KEPT)
  const live = ids().where('state', 'live').orderBy('number', 'desc').limit(1)
  return ids().where('state', 'scheduled').orWhereIn('id', recent).orWhereIn('id', live)
}

export async function removeUnlisted(trx: Transaction): Promise<void> {
  const newest = await newestPublished(trx)
  const kept: number[] = await listedIds(trx).pluck('id')
  await trx(TABLE)
    .whereNotIn('id', [...kept, ...(newest ? [newest.id] : [])])
    .delete()
}

export async function versionIds(knex: Knex | Transaction): Promise<number[]> {
  return knex(TABLE).orderBy('id').pluck('id')
}

/** Whatever state it is in. */
export async function rewriteVersion(trx: Transaction, { id, changes, content, state, failure }: VersionWithContent): Promise<void> {
  const columns = toColumns({ state, content, failure })
  // Older releases named a version after the documents in it.
  await trx(TABLE)
    .where({ id })
    .update({ ...columns, changes: JSON.stringify(changes), title: '' })
}

export async function dueVersions(knex: Knex, now: number): Promise<VersionWithContent[]> {
  const rows: Row[] = await knex(TABLE).where('state', 'scheduled').andWhere('due_at', '<=', now).orderBy('due_at')
  return rows.map(withContent)
}

export async function highestNumber(knex: Knex | Transaction): Promise<number> {
  const [row] = await knex(TABLE).max({ highest: 'number' })
  return Number(row?.['highest'] ?? 0)
}

/** @param given the number the site already has: a database restored from a backup may not know it */
export async function nextNumber(trx: Transaction, given: number): Promise<number> {
  return Math.max(await highestNumber(trx), given) + 1
}

export type NewVersion = Pick<Version, 'madeBy' | 'changes'> & {
  number: number | null
  state: VersionState
  dueAt: number | null
  broughtBack?: number
  content: Content
}

export async function insertVersion(strapi: Core.Strapi, { changes, content, ...rest }: NewVersion): Promise<number> {
  // A published one has its values in the content: the list of versions is read every two seconds.
  const kept = rest.state === 'scheduled' ? changes : changes.map((change) => ({ ...change, before: null, value: null }))
  const data = { ...rest, madeAt: Date.now(), changes: JSON.stringify(kept), content: JSON.stringify(content) }
  const { id } = await strapi.db.query(SITE_VERSION).create({ data })
  return Number(id)
}

type Update = Partial<
  Pick<Version, 'number' | 'state' | 'madeAt' | 'startedAt' | 'liveAt' | 'seconds' | 'failure'> & {
    content: Content
  }
>

/** Only while it is in one of these states; true when it was. */
export async function updateVersion(knex: Knex | Transaction, id: number, from: readonly VersionState[], update: Update): Promise<boolean> {
  const changed: number = await knex(TABLE).where({ id }).whereIn('state', from).update(toColumns(update))
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

function toColumns({ failure, content, ...update }: Update): Row {
  const columns = Object.entries(update).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value])
  return {
    ...Object.fromEntries(columns),
    ...(failure === undefined ? {} : { problem: failure && JSON.stringify(failure) }),
    ...(content === undefined ? {} : { content: JSON.stringify(content) }),
  }
}

function withContent(row: Row): VersionWithContent {
  return { ...toVersion(row), content: { ...emptyContent(), ...(JSON.parse(String(row['content'])) as Content) } }
}

function toVersion(row: Row): Version {
  // PostgreSQL gives large numbers as text.
  const number = (name: string) => (row[name] === null || row[name] === undefined ? null : Number(row[name]))
  return {
    id: Number(row['id']),
    number: number('number'),
    state: row['state'] as VersionState,
    dueAt: number('due_at'),
    madeBy: String(row['made_by']),
    madeAt: number('made_at') ?? 0,
    changes: JSON.parse(String(row['changes'])) as VersionChange[],
    startedAt: number('started_at'),
    liveAt: number('live_at'),
    seconds: number('seconds'),
    failure: row['problem'] ? (JSON.parse(String(row['problem'])) as Failure) : null,
    broughtBack: number('brought_back'),
  }
}
