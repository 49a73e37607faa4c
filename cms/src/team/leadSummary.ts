import type { Knex } from 'knex'
import type { LeadSummary } from '../leads/leadApi.ts'
import { countLeads, countRows } from '../leads/listQuery.ts'
import type { Work } from '../operation/adminRoutes.ts'
import { backupProblem } from '../operation/backups.ts'
import { makeKeptAnswers } from '../operation/keptAnswer.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import { countUnsent, leadMessages, MESSAGES, teamKinds, teamMails } from '../outgoing/messageTable.ts'
import { settings } from '../settings/settings.ts'

const DAY_MS = 86_400_000
const MOST_NAMED = 10

const keptCounts = makeKeptAnswers<Awaited<ReturnType<typeof countLeads>>>()

export const summary: Work = async (_ctx, strapi) => {
  const knex = strapi.db.connection
  const { smtp, backups: backupPlace } = settings().notices
  const now = new Date()
  const [leads, messages, unsentLeads, problem, storage, backups, receiptsHeld, answersFailed] = await Promise.all([
    keptCounts('leads', () => countLeads(knex, now)),
    countUnsent(knex),
    newestUnsent(knex),
    lastProblem(knex),
    storageRoom(strapi)(),
    backupProblem(backupPlace),
    countHeldReceipts(knex, now),
    failedAnswers(knex),
  ])
  const notices = smtp ? 'on' : 'off'
  return { ...leads, ...messages, unsentLeads, notices, problem, storage, backups, receiptsHeld, answersFailed } satisfies LeadSummary
}

async function newestUnsent(knex: Knex): Promise<LeadSummary['unsentLeads']> {
  const rows: { document_id: string; created_at: number | Date }[] = await leadMessages(knex, teamMails, ['waiting', 'failed'])
    .distinct('lead.document_id', 'lead.created_at')
    .orderBy('lead.created_at', 'desc')
    .limit(MOST_NAMED)
  return rows.map(({ document_id, created_at }) => ({ documentId: document_id, at: new Date(created_at).toISOString() }))
}

async function failedAnswers(knex: Knex): Promise<string[]> {
  const keys: string[] = await knex(MESSAGES)
    .where({ kind: 'answer', state: 'failed' })
    .orderBy('created_at', 'desc')
    .limit(MOST_NAMED)
    .pluck('key')
  return [...new Set(keys.map((key) => key.split('.')[0] ?? key))]
}

function countHeldReceipts(knex: Knex, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS)
  return countRows(knex(MESSAGES).where({ kind: 'receipt', state: 'held' }).andWhere('created_at', '>=', since))
}

async function lastProblem(knex: Knex): Promise<string | null> {
  const newest = (query: Knex.QueryBuilder) => query.orderBy('message.next_at', 'desc').first('message.error', 'message.next_at')
  const tried: ({ error: string | null; next_at: number | string } | undefined)[] = await Promise.all([
    newest(leadMessages(knex, teamKinds, ['waiting', 'failed']).whereNotNull('message.error')),
    // An address of the team was refused, and no later mail has reached everyone.
    newest(knex(`${MESSAGES} as message`).where({ kind: 'notice', state: 'sent' })),
  ])
  const problems = tried.filter((row) => row?.error).sort((one, other) => Number(other?.next_at) - Number(one?.next_at))
  return problems[0]?.error ?? null
}

export const retryMessages: Work = async (_ctx, strapi) => {
  const knex = strapi.db.connection
  const failed = (kind: string) => knex(MESSAGES).where({ kind, state: 'failed' })
  const again = { state: 'waiting', attempts: 0, next_at: 0, error: null }
  const ofLeads = teamKinds.map((kind) =>
    failed(kind)
      .whereIn('key', leadMessages(knex, [kind], ['failed']).select('lead.document_id'))
      .update(again),
  )
  const counts = await Promise.all([...ofLeads, failed('answer').update(again)])
  return { count: counts.reduce((sum, count) => sum + count, 0) }
}
