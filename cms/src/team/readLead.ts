import type { Knex } from 'knex'
import * as v from 'valibot'
import { nameThenAndNow } from '../history/people.ts'
import { clientName } from '../leads/clientName.ts'
import { countryOf } from '../leads/country.ts'
import { doings, type OneLead, type OtherLead, type TimelineEntry } from '../leads/leadApi.ts'
import { type Instant, type LeadRow, leadFields } from '../leads/leadFields.ts'
import { readable } from '../leads/messageText.ts'
import { type Names, ownerOf, readNames } from '../leads/owners.ts'
import { callableNumber } from '../leads/phoneNumber.ts'
import { param, Refused, read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { type AnswerMessage, answerColumns, answerKey, answerState } from '../outgoing/answers.ts'
import { MESSAGES, type MessageKind, namesBesideLead } from '../outgoing/messageTable.ts'
import { settings } from '../settings/settings.ts'
import { ERASED, fieldText, type Row } from './changeLead.ts'
import { colleaguesAt, noteHere } from './presence.ts'
import { type ComparedLead, mergedLeads, relatedLeads } from './relatedLeads.ts'

const asked = v.object({ doing: v.optional(v.picklist(doings)) })

export const readLead: Work = async (ctx, strapi) => {
  const { doing } = read(asked, ctx.query, 'Leave out doing, or send open or answering.')
  const knex = strapi.db.connection
  const documentId = param(ctx, 'documentId')
  const names = await readNames(knex)
  const row: (OwnedRow & ComparedLead) | undefined = await knex('form_datas').where({ document_id: documentId }).first()
  if (!row) throw new Refused(404, ERASED)
  const person = whoAsks(ctx)
  if (doing) noteHere(documentId, person, doing)
  const [entries, others, merged] = await Promise.all([
    timeline(knex, documentId, names),
    relatedLeads(knex, row),
    mergedLeads(knex, documentId, row),
  ])
  const callable = callableNumber(fieldText(row, 'phone') ?? '')
  const ofMerged = await Promise.all(merged.map((other) => saidIn(knex, other.documentId, names)))
  return {
    documentId,
    at: new Date(row.created_at).toISOString(),
    revision: Number(row['revision'] ?? 0),
    fields: { ...Object.fromEntries(leadFields.map(({ name }) => [name, fieldText(row, name)])), ...inWords(row, names) },
    ownerId: row.owner_id,
    timeline: [...entries, ...ofMerged.flat(), ...received(row, merged)].sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    others,
    merged,
    mergedInto: row['lead_status'] === 'merged' ? String(row['merged_into']) : null,
    callable,
    calledIn: countryOf(callable)?.name ?? null,
    canMail: settings().notices.smtp !== null,
    here: colleaguesAt(documentId, person.id),
  } satisfies OneLead
}

type OwnedRow = Row & LeadRow

/** By today's names, and in words for the codes of the forms. */
function inWords(row: OwnedRow, names: Names) {
  const [by, id] = [fieldText(row, 'firstAnswerBy'), row['first_answer_by_id']]
  return {
    owner: ownerOf(row, names)?.name ?? null,
    queries: readable(fieldText(row, 'queries')) || null,
    firstAnswerBy: by && nameThenAndNow({ id: typeof id === 'number' ? id : null, name: by }, names),
  }
}

/** What the client said, between what we did: the lead's own message, and those of leads that were merged into it. */
function received(row: OwnedRow, merged: readonly OtherLead[]): TimelineEntry[] {
  const own = { documentId: 'own', at: new Date(row.created_at).toISOString(), subject: row.subject, words: readable(row.queries) || null }
  const person = clientName(row)
  return [{ ...own, person: { name: person, email: null, phone: null } }, ...merged].map(({ documentId, at, subject, words, person }) => ({
    id: `received ${documentId}`,
    at,
    kind: 'received',
    field: documentId === 'own' ? 'Received' : 'Received, merged into this lead',
    by: person.name || person.email || person.phone,
    byId: null,
    subject,
    text: words,
  }))
}

const MOST_ENTRIES = 300
/** What one press on “Send” changes of the lead is told with the answer. */
const PARTS = ['leadStatus', 'owner']
const KINDS = ['answer', 'note', 'undone'] as const
const steps: Record<string, TimelineEntry['kind']> = { merged: 'merged', apart: 'merged', again: 'mail', withdrawn: 'mail' }

type Change = {
  id: number
  created_at: Instant
  changed_by: string
  changed_by_id: number | null
  field: string
  before: string | null
  after: string | null
  subject: string | null
  text: string | null
  lead_revision: number | null
  to_address: string | null
}
type Message = { kind: MessageKind; key: string; state: NonNullable<TimelineEntry['state']>; error: string | null; created_at: Instant }

async function timeline(knex: Knex, documentId: string, names: Names): Promise<TimelineEntry[]> {
  const changes: Change[] = await knex('lead_changes')
    .select('id', 'created_at', 'changed_by', 'changed_by_id', 'field', 'before', 'after', 'subject', 'text', 'lead_revision', 'to_address')
    .where({ lead_document_id: documentId })
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
  const answers = changes.filter(({ field }) => field === 'answer').map((change) => answerKey(documentId, change.lead_revision ?? 0))
  const [messages, mails]: [Message[], AnswerMessage[]] = await Promise.all([
    knex(MESSAGES)
      .select('kind', 'key', 'state', 'error', 'created_at')
      .whereIn('kind', Object.keys(namesBesideLead))
      .andWhere('key', documentId)
      .andWhereNot('state', 'skipped')
      // That the team was told is no news; that it was not is.
      .andWhereNot((message) => message.where({ kind: 'notice', state: 'sent' })),
    knex(MESSAGES)
      .select(...answerColumns)
      .where('kind', 'answer')
      .whereIn('key', answers),
  ])
  const undone = new Set(changes.filter(({ field }) => field === 'undone').map(({ before }) => Number(before)))
  const ofInbox = messages.map(({ kind, state, error, created_at }): TimelineEntry => {
    const field = namesBesideLead[kind] ?? kind
    return { id: kind, at: new Date(created_at).toISOString(), by: null, byId: null, kind: 'message', field, state, error }
  })
  const answered = new Set(changes.filter(({ field }) => field === 'answer').map(({ lead_revision }) => lead_revision))
  const isPartOfAnswer = ({ field, lead_revision }: Change) => PARTS.includes(field) && answered.has(lead_revision)
  const entries = changes
    .filter((change) => !isPartOfAnswer(change))
    .map((change) => {
      const entry = toEntry(change, undone, mails, names)
      if (change.field !== 'answer') return entry
      const parts = changes.filter((part) => isPartOfAnswer(part) && part.lead_revision === change.lead_revision)
      return { ...entry, also: parts.map(({ field, before, after }) => ({ field, before, after })) }
    })
  return [...entries, ...ofInbox]
}

/** What we answered and noted in a lead that is part of another now. */
async function saidIn(knex: Knex, documentId: string, names: Names): Promise<TimelineEntry[]> {
  const entries = await timeline(knex, documentId, names)
  return entries.filter(({ kind }) => kind === 'answer' || kind === 'note').map((entry) => ({ ...entry, of: documentId }))
}

function toEntry(change: Change, undone: ReadonlySet<number>, mails: readonly AnswerMessage[], names: Names): TimelineEntry {
  const { id, created_at, changed_by, changed_by_id, field, before, after, subject, text, lead_revision, to_address } = change
  const mail = field === 'answer' ? mails.find(({ key }) => key.endsWith(`.${lead_revision}`)) : undefined
  const by = nameThenAndNow({ id: changed_by_id, name: changed_by }, names)
  const kind = KINDS.find((each) => each === field) ?? steps[field] ?? 'change'
  return {
    id: String(id),
    at: new Date(created_at).toISOString(),
    by,
    byId: changed_by_id,
    kind,
    field,
    before,
    after,
    subject,
    text,
    ...(mail ? { state: answerState(mail), error: mail.error } : {}),
    ...(field === 'answer' ? { revision: lead_revision ?? 0, to: to_address } : {}),
    isUndone: lead_revision !== null && undone.has(lead_revision),
  }
}
