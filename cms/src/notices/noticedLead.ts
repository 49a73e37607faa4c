import { type ReceivedColumns, receivedFields } from '../leads/leadFields.ts'

/** What a notice tells of a lead. */
export type NoticedLead = ReceivedColumns & { document_id: string; created_at: Date }

/** Reads a row of form_datas: SQLite gives a time as a number, PostgreSQL as a Date. */
export function readNoticedLead(row: Readonly<Record<string, unknown>>): NoticedLead {
  const { document_id, created_at } = row
  const receivedAt = new Date(created_at instanceof Date ? created_at : typeof created_at === 'string' ? created_at : Number(created_at))
  if (typeof document_id !== 'string' || Number.isNaN(receivedAt.getTime())) throw new Error('A lead has no document_id or no created_at.')
  const sent = Object.fromEntries(receivedFields.map(({ column }) => [column, textOf(row[column])]))
  return { ...(sent as ReceivedColumns), document_id, created_at: receivedAt }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
