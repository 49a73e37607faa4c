import type { Knex } from 'knex'
import { nameThenAndNow } from '../history/people.ts'
import { clientName } from '../leads/clientName.ts'
import type { GivenLead, LeadSummary } from '../leads/leadApi.ts'
import type { Instant, LeadRow } from '../leads/leadFields.ts'
import { countLeads, countRows, listed } from '../leads/listQuery.ts'
import { hasManyLeads } from '../leads/newestLead.ts'
import { readNames } from '../leads/owners.ts'
import { retentionProblem } from '../leads/retention.ts'
import { type Work, whoAsks } from '../operation/adminRoutes.ts'
import { backupProblem } from '../operation/backups.ts'
import { makeKeptAnswers } from '../operation/keptAnswer.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import { unsentAnswers } from '../outgoing/answers.ts'
import { countUnsent, leadMessages, MESSAGES, teamKinds, teamMails } from '../outgoing/messageTable.ts'
import { settings } from '../settings/settings.ts'
import { DAY_MS } from '../time/durations.ts'
import { ownersWhoLeft } from './people.ts'

const MOST_NAMED = 10

const keptCounts = makeKeptAnswers<Awaited<ReturnType<typeof countLeads>>>()

export const summary: Work = async (ctx, strapi) => {
  const knex = strapi.db.connection
  const { smtp, backups: backupPlace, retentionMonths } = settings().notices
  const now = new Date()
  const [leads, messages, unsentLeads, problem, storage, backups, retention, receiptsHeld, answersUnsent, left, mine] = await Promise.all([
    keptCounts(
      'leads',
      () => countLeads(knex, now),
      () => hasManyLeads(knex),
    ),
    countUnsent(knex),
    newestUnsent(knex),
    lastProblem(knex),
    storageRoom(strapi)(),
    backupProblem(backupPlace),
    retentionProblem(knex, retentionMonths, now.getTime()),
    countHeldReceipts(knex, now),
    unsentAnswers(knex),
    ownersWhoLeft(strapi),
    readMine(knex, whoAsks(ctx).id, now),
  ])
  const notices = smtp ? 'on' : 'off'
  const wrong = { problem, storage, backups, retention }
  return {
    ...leads,
    ...messages,
    unsentLeads,
    notices,
    ...wrong,
    receiptsHeld,
    answersUnsent,
    ownersWhoLeft: left,
    mine,
  } satisfies LeadSummary
}

const MOST_MINE = 500

type Mine = Pick<LeadRow, 'document_id' | 'full_name' | 'email' | 'phone'>
type Entry = {
  lead_document_id: string
  changed_by: string
  changed_by_id: number | null
  field: string
  after_id: number | null
  created_at: Instant
}

export async function readMine(knex: Knex, me: number, now: Date): Promise<LeadSummary['mine']> {
  const [open, due, leads]: [number, number, Mine[]] = await Promise.all([
    countRows(listed(knex, { view: 'mine' }, me, undefined, now)),
    // As a bare column SQLite would look for all that is mine, and not for the few days.
    countRows(listed(knex, { view: 'due' }, me, undefined, now).whereRaw('coalesce(owner_id, 0) = ?', [me])),
    listed(knex, { view: 'mine' }, me, undefined, now)
      .orderBy('updated_at', 'desc')
      .limit(MOST_MINE)
      .select('document_id', 'full_name', 'email', 'phone'),
  ])
  const entries: Entry[] = await knex('lead_changes')
    .whereIn(
      'lead_document_id',
      leads.map(({ document_id }) => document_id),
    )
    .andWhere((change) => change.where({ changed_by_id: me }).orWhere({ field: 'owner', after_id: me }))
    .orderBy('id')
    .select('lead_document_id', 'changed_by', 'changed_by_id', 'field', 'after_id', 'created_at')
  const names = await readNames(knex)
  const given = leads.flatMap(({ document_id, full_name, email, phone }): GivenLead[] => {
    const last = entries.findLast(({ lead_document_id }) => lead_document_id === document_id)
    if (!last || last.changed_by_id === me) return []
    const by = nameThenAndNow({ id: last.changed_by_id, name: last.changed_by }, names)
    return [{ documentId: document_id, person: clientName({ full_name, email, phone }), by, at: new Date(last.created_at).toISOString() }]
  })
  return { id: me, open, due, given: given.slice(0, MOST_NAMED) }
}

async function newestUnsent(knex: Knex): Promise<LeadSummary['unsentLeads']> {
  const rows: { document_id: string; created_at: number | Date }[] = await leadMessages(knex, teamMails, ['waiting', 'failed'])
    .distinct('lead.document_id', 'lead.created_at')
    .orderBy('lead.created_at', 'desc')
    .limit(MOST_NAMED)
  return rows.map(({ document_id, created_at }) => ({ documentId: document_id, at: new Date(created_at).toISOString() }))
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

/** What tells the team. A client's answer is sent again by itself: sendAnswerAgain. */
export const retryMessages: Work = async (_ctx, strapi) => {
  const knex = strapi.db.connection
  const failed = (kind: string) => knex(MESSAGES).where({ kind, state: 'failed' })
  const again = { state: 'waiting', attempts: 0, next_at: 0, error: null }
  const ofLeads = teamKinds.map((kind) =>
    failed(kind)
      .whereIn('key', leadMessages(knex, [kind], ['failed']).select('lead.document_id'))
      .update(again),
  )
  const counts = await Promise.all(ofLeads)
  return { count: counts.reduce((sum, count) => sum + count, 0) }
}
