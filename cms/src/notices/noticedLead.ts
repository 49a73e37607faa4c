import type { Knex } from 'knex'
import { type ReceivedColumns, receivedFields } from '../leads/leadFields.ts'
import { Withdrawn } from './outbox.ts'

/** What a notice tells of a lead. */
export type NoticedLead = ReceivedColumns & { document_id: string; created_at: Date }

type Row = { [Column in keyof ReceivedColumns]: string | null } & { document_id: string; created_at: Date | number; lead_status: string }

const columns = receivedFields.map(({ column }) => column)

/** SQLite gives a time as a number, PostgreSQL as a Date. */
export async function readNoticedLead(knex: Knex, documentId: string): Promise<NoticedLead> {
  const row: Row | undefined = await knex('form_datas')
    .where('document_id', documentId)
    .first('document_id', 'created_at', 'lead_status', ...columns)
  if (!row || row.lead_status === 'spam' || row.lead_status === 'merged') throw new Withdrawn()
  const { lead_status: _status, ...lead } = row
  return { ...lead, created_at: new Date(row.created_at) }
}
