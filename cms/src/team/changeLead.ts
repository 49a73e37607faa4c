import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { leadFields } from '../leads/leadFields.ts'
import { makeNameKey, makePersonKey } from '../leads/leadKeys.ts'
import { isAnswer } from '../leads/leadStatus.ts'
import { MESSAGES, planMessages } from '../leads/outgoingMessages.ts'
import { digits, phoneColumns } from '../leads/phoneNumber.ts'
import { settings } from '../settings/settings.ts'
import { dayOf } from '../time/sydneyTime.ts'
import { addChanges, type Change, claimRevision, StaleLead } from './leadHistory.ts'

const TRIES = 5

export type Row = Record<string, unknown>
/** Fields of a lead by their names, as text. */
export type Values = Partial<Record<string, string | null>>
/** What a change sets: fields, which go into the history by themselves, other columns, and other entries of the history. */
export type Step = { values?: Values; columns?: Row; entries?: Change[]; isAnswer?: boolean }
type Made = { trx: Knex; before: Row; revision: number; at: Date }

const columnOf = new Map<string, string>(leadFields.map(({ name, column }) => [name, column]))

/** Null where there is no such lead. With the revision that was read, a colleague's change since is an error. */
export async function changeLead(
  strapi: Core.Strapi,
  documentId: string,
  by: string,
  make: (made: Made) => Step | null | Promise<Step | null>,
  read?: number,
): Promise<{ revision: number; before: Row } | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await strapi.db.transaction(({ trx }) => change(trx, documentId, by, make, read))
    } catch (error) {
      // What depends on no earlier value is simply tried again when someone else was quicker.
      if (!(error instanceof StaleLead) || read !== undefined || tries >= TRIES) throw error
    }
  }
}

async function change(trx: Knex, documentId: string, by: string, make: (made: Made) => Step | null | Promise<Step | null>, read?: number) {
  const before: Row | undefined = await trx('form_datas').where({ document_id: documentId }).first()
  if (!before) return null
  const known = Number(before['revision'] ?? 0)
  const revision = await claimRevision(trx, documentId, read ?? known)
  const at = new Date()
  const step = await make({ trx, before, revision, at })
  if (!step) {
    await trx('form_datas').where({ document_id: documentId }).update({ revision: known })
    return { revision: known, before }
  }
  const changed = Object.entries(step.values ?? {}).filter(([name, value]) => textOf(value) !== fieldText(before, name))
  const values = Object.fromEntries(changed)
  const columns = Object.fromEntries(changed.map(([name, value]) => [columnOf.get(name) ?? name, value || null]))
  const ruled = { ...columns, ...(await follow(trx, documentId, before, values, step.isAnswer === true, by, at)), ...step.columns }
  await trx('form_datas')
    .where({ document_id: documentId })
    .update({ ...ruled, updated_at: at })
  const entries = changed.map(([field, value]) => ({ field, before: fieldText(before, field), after: textOf(value) }))
  await addChanges(trx, { documentId, leadRevision: revision, by, at }, [...(step.entries ?? []), ...entries])
  return { revision, before }
}

/** What follows from a change by the inbox's own rules. */
async function follow(trx: Knex, documentId: string, before: Row, values: Values, answered: boolean, by: string, at: Date): Promise<Row> {
  const { secrets, notices } = settings()
  const status = values['leadStatus']
  const columns: Row = contactColumns(before, values, secrets.encryptionKey)
  if (before['lead_status'] === 'spam' && status && status !== 'spam' && status !== 'merged') {
    // A lead that a person takes out of suspected spam is new to everyone else. Until now no one could answer it.
    if (!before['first_answer_at']) columns['rescued_at'] = at
    if (notices.smtp) await planMessages(trx, 'notice', [documentId])
    if (notices.webhook) await planMessages(trx, 'webhook', [documentId])
  }
  if ('email' in values)
    // The mail server refused the address before, not this one.
    await trx(MESSAGES).where({ kind: 'receipt', key: documentId, state: 'failed' }).update({ state: 'skipped' })
  // Kept once: later answers are in the history.
  if ((answered || isAnswer(before['lead_status'], status)) && !before['first_answer_at'])
    Object.assign(columns, { first_answer_at: at, first_answer_by: by.slice(0, 100) })
  return columns
}

/** What the inbox keeps to know a person again, when the name, the address or the number is corrected. */
function contactColumns(before: Row, values: Values, secret: string): Row {
  const name = 'fullName' in values ? { name_key: makeNameKey(secret)({ fullName: values['fullName'] ?? undefined }) } : {}
  if (!('email' in values || 'phone' in values)) return name
  const [email, phone] = ['email', 'phone'].map((field) => (field in values ? values[field] : fieldText(before, field))?.trim())
  const known = email || digits(phone) ? makePersonKey(secret)({ email: email ?? undefined, phone: phone ?? undefined }) : null
  return { ...name, ...phoneColumns(phone ?? undefined), person_key: known }
}

export function fieldText(row: Row, field: string): string | null {
  const value = row[columnOf.get(field) ?? field]
  return field === 'followUpOn' && value ? dayOf(value as string | Date) : textOf(value)
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}
