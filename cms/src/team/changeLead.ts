import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { detailNames } from '../contract/sentFields.ts'
import { keptText } from '../history/historyEntry.ts'
import type { Actor } from '../history/people.ts'
import { type Instant, isAnswer, leadFields } from '../leads/leadFields.ts'
import { makeNameKey, makePersonKey, phoneColumns } from '../leads/leadKeys.ts'
import { searchText } from '../leads/searchText.ts'
import { param, Refused, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { stopAnswersTo } from '../outgoing/answers.ts'
import { MESSAGES, planMessages } from '../outgoing/messageTable.ts'
import { settings } from '../settings/settings.ts'
import { dayOf } from '../time/sydneyTime.ts'

export type Row = Record<string, unknown>
export const changeable = ['leadStatus', 'owner', 'followUpOn', 'quoteAmount', 'lostReason', ...detailNames] as const
type Text = Exclude<(typeof changeable)[number], 'owner'>
type Texts = Partial<Record<Text, string | null>>
export type Values = Texts & { owner?: Actor | null }

export type Entry = {
  field: string
  before?: string | null
  after?: string | null
  beforeId?: number | null
  afterId?: number | null
  subject?: string | null
  text?: string | null
  replyTo?: string | null
  toAddress?: string | null
  clientKey?: string | null
}

export type OpenLead = { trx: Knex; before: Row; revision: number; at: Date }
/** `press`: what one press gives to a colleague has one key. `isUndo`: no one is told of a lead as if it were new. */
export type LeadChange = {
  values?: Values
  columns?: Row
  entries?: Entry[]
  isAnswer?: boolean
  isUndo?: boolean
  ofRevision?: number
  press?: string | null
}
type DecideChange = (open: OpenLead) => LeadChange | null | Promise<LeadChange | null>

const columnOf = new Map<string, string>(leadFields.map(({ name, column }) => [name, column]))

/** Null where there is no such lead. */
export function changeLead(strapi: Core.Strapi, documentId: string, by: Actor, decide: DecideChange) {
  return strapi.db.transaction(async ({ trx }): Promise<{ revision: number } | null> => {
    const lead = () => trx('form_datas').where({ document_id: documentId })
    // Of two who save at once one waits here to the end of the other's transaction; with SQLite each has the file to itself.
    const before: Row | undefined = await lead().forUpdate().first()
    if (!before) return null
    const known = Number(before['revision'] ?? 0)
    const revision = known + 1
    const open = { trx, before, revision, at: new Date() }
    const change = await decide(open)
    if (!change) return { revision: known }
    const { values = {}, columns = {}, entries = [], ofRevision } = change
    const { owner, ...texts } = values
    const fields = Object.entries(texts).filter(([name, value]) => (value || null) !== fieldText(before, name))
    const changed: Texts = Object.fromEntries(fields)
    const had = storedOwner(before)
    const isGiven = owner !== undefined && !isSame(had, owner)
    const changes = {
      ...Object.fromEntries(fields.map(([name, value]) => [columnOf.get(name) ?? name, value || null])),
      ...(isGiven ? { owner: owner?.name ?? null, owner_id: owner?.id ?? null } : {}),
      ...contactColumns(before, changed),
      ...(await follow(open, documentId, changed, change, by)),
      ...columns,
    }
    await lead().update({
      ...changes,
      // What follows of itself from an earlier press is part of that, and no one's Undo fails by it.
      revision: ofRevision === undefined ? revision : known,
      search_text: searchText({ ...before, ...changes }),
      updated_at: open.at,
    })
    const ofFields = fields.map(([field, value]) => ({ field, before: fieldText(before, field), after: value || null }))
    const ofOwner = {
      field: 'owner',
      before: had?.name ?? null,
      beforeId: had?.id ?? null,
      after: owner?.name ?? null,
      afterId: owner?.id ?? null,
      clientKey: change.press ?? null,
    }
    await addEntries(trx, { documentId, leadRevision: ofRevision ?? revision, by, at: open.at }, [
      ...entries,
      ...ofFields,
      ...(isGiven ? [ofOwner] : []),
    ])
    return { revision }
  })
}

export function storedOwner(row: Row): Actor | null {
  const [name, id] = [fieldText(row, 'owner'), row['owner_id']]
  return name === null ? null : { id: typeof id === 'number' ? id : null, name }
}

function isSame(one: Actor | null, other: Actor | null): boolean {
  return one?.id === other?.id && (one?.id != null || one?.name === other?.name)
}

export const ERASED = 'This lead has been erased.'

export async function changeAskedLead(
  strapi: Core.Strapi,
  ctx: Parameters<Work>[0],
  decide: DecideChange,
  more = '',
): Promise<{ revision: number }> {
  const saved = await changeLead(strapi, param(ctx, 'documentId'), whoAsks(ctx), decide)
  if (!saved) throw new Refused(404, ERASED + more)
  return saved
}

async function follow({ trx, before, at }: OpenLead, documentId: string, changed: Texts, change: LeadChange, by: Actor): Promise<Row> {
  const columns: Row = {}
  const status = changed.leadStatus
  const wasSpam = before['lead_status'] === 'spam' && status !== undefined && status !== 'spam' && status !== 'merged'
  const isFirstAnswer = (change.isAnswer === true || isAnswer(before['lead_status'], status)) && !before['first_answer_at']
  if (wasSpam && !change.isUndo && status !== 'lost') {
    // A lead that a person takes out of suspected spam is new to everyone else. Until now no one could answer it.
    if (!before['first_answer_at']) columns['rescued_at'] = at
    const { smtp, webhook } = settings().notices
    if (smtp && status === 'new' && !before['first_answer_at']) await planMessages(trx, 'notice', [documentId])
    if (webhook) await planMessages(trx, 'webhook', [documentId])
  }
  if ('email' in changed) {
    if (changed.email?.toLowerCase() !== fieldText(before, 'email')?.toLowerCase()) await stopAnswersTo(trx, documentId)
    // The mail server refused the address before, not this one.
    await trx(MESSAGES).where({ kind: 'receipt', key: documentId, state: 'failed' }).update({ state: 'skipped' })
  }
  if (isFirstAnswer) Object.assign(columns, firstAnswer(by, at))
  return columns
}

export function firstAnswer(by: Actor, at: Date): Row {
  return { first_answer_at: at, first_answer_by: by.name, first_answer_by_id: by.id }
}

export const noFirstAnswer: Row = { first_answer_at: null, first_answer_by: null, first_answer_by_id: null }

/** What is written of one press is written with one time. */
export function isSameTime(one: unknown, other: unknown): boolean {
  return Boolean(one) && Boolean(other) && new Date(one as Instant).getTime() === new Date(other as Instant).getTime()
}

function contactColumns(before: Row, changed: Texts): Row {
  if (!('fullName' in changed || 'email' in changed || 'phone' in changed)) return {}
  const { encryptionKey } = settings().secrets
  const [fullName, email, phone] = (['fullName', 'email', 'phone'] as const).map(
    (name) => (name in changed ? changed[name] : fieldText(before, name)) ?? undefined,
  )
  return {
    ...phoneColumns(phone),
    name_key: makeNameKey(encryptionKey)({ fullName }),
    person_key: email || phone ? makePersonKey(encryptionKey)({ email, phone }) : null,
  }
}

type Of = { documentId: string; leadRevision: number; by: Actor; at: Date }

export async function addEntries(trx: Knex, { documentId, leadRevision, by, at }: Of, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const of = { lead_document_id: documentId, lead_revision: leadRevision, changed_by: by.name, changed_by_id: by.id }
  await trx('lead_changes').insert(
    entries.map((entry) => ({
      ...of,
      field: entry.field,
      before: keptText(entry.before ?? null),
      after: keptText(entry.after ?? null),
      before_id: entry.beforeId ?? null,
      after_id: entry.afterId ?? null,
      subject: entry.subject ?? null,
      text: entry.text ?? null,
      client_key: entry.clientKey ?? null,
      reply_to: entry.replyTo ?? null,
      to_address: entry.toAddress ?? null,
      created_at: at,
      updated_at: at,
    })),
  )
}

export function fieldText(row: Row, field: string): string | null {
  const value = row[columnOf.get(field) ?? field]
  if (value === null || value === undefined || value === '') return null
  if (field === 'followUpOn') return dayOf(value as string | Date)
  return field === 'firstAnswerAt' ? new Date(value as string | number | Date).toISOString() : String(value)
}
