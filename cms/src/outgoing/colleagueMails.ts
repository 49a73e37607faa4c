import type { Knex } from 'knex'
import { nameThenAndNow } from '../history/people.ts'
import { clientName } from '../leads/clientName.ts'
import type { LeadRow } from '../leads/leadFields.ts'
import { listed } from '../leads/listQuery.ts'
import { oneLine, ownWords, readable } from '../leads/messageText.ts'
import { readNames, whoMaySignIn } from '../leads/owners.ts'
import { replyValues } from '../leads/replyTemplate.ts'
import { dayOf, shortDay, sydneyClock } from '../time/sydneyTime.ts'
import { HELD_MS } from './answers.ts'
import { leadLink } from './leadNotices.ts'
import { MESSAGES } from './messageTable.ts'
import { NothingToSend, type SendMessage } from './outbox.ts'
import type { SendMail } from './smtp.ts'

const MOST_NAMED = 20
const LONGEST_WORDS = 120

/** What one press gives to one colleague is one mail, which Undo within its time stops. */
export async function holdAssignment(knex: Knex, person: number, press: string): Promise<void> {
  const created_at = new Date()
  const row = { kind: 'assigned', key: `${person}.${press}`, state: 'waiting', created_at, next_at: created_at.getTime() + HELD_MS }
  await knex(MESSAGES).insert(row)
}

type Given = LeadRow & { changed_by: string; changed_by_id: number | null }

/** Of the leads that are still this colleague's. */
export function assignmentSender(knex: Knex, sendMail: SendMail, inboxUrl: string | null): SendMessage {
  return async (key) => {
    const { person, rest: press } = ofKey(key)
    const given: Given[] = await knex('form_datas as lead')
      .join('lead_changes as change', 'change.lead_document_id', 'lead.document_id')
      .where({ 'lead.owner_id': person, 'change.field': 'owner', 'change.after_id': person, 'change.client_key': press })
      .orderBy('lead.created_at')
      .select('lead.*', 'change.changed_by', 'change.changed_by_id')
    const [first] = given
    const address = await addressOf(knex, person)
    if (!first || !address) throw new NothingToSend()
    const by = nameThenAndNow({ id: first.changed_by_id, name: first.changed_by }, await readNames(knex))
    const what = given.length === 1 ? called(first) : `${given.length} leads`
    return sendMail({
      id: `assigned-${key}`,
      subject: oneLine(`${by} gave you ${what}`, LONGEST_WORDS),
      text: [`${by} gave you ${given.length === 1 ? 'this lead' : 'these leads'}:`, '', ...lines(given, inboxUrl), ''].join('\n'),
      toColleague: address,
    })
  }
}

/** From the digest's hour on, to each colleague with something to follow up. */
export function makeDuePlanner(knex: Knex, digestHour: number | null): () => Promise<boolean> {
  let planned: string | null = null
  return async () => {
    const now = new Date()
    const { day, hour } = sydneyClock(now)
    if (digestHour === null) return false
    if (hour < digestHour || day === planned) return true
    const people: number[] = await listed(knex, { view: 'due' }, undefined, undefined, now)
      .whereNotNull('owner_id')
      .distinct()
      .pluck('owner_id')
    const rows = people.map((person) => ({ kind: 'due', key: `${person}.${day}`, state: 'waiting', created_at: now }))
    if (rows.length > 0) await knex(MESSAGES).insert(rows).onConflict(['kind', 'key']).ignore()
    planned = day
    return true
  }
}

/** What could not be sent on its day is not sent later. */
export function dueSender(knex: Knex, sendMail: SendMail, inboxUrl: string | null): SendMessage {
  return async (key) => {
    const { person, rest: day } = ofKey(key)
    const now = new Date()
    const leads: LeadRow[] = await listed(knex, { view: 'due' }, undefined, undefined, now)
      .where('owner_id', person)
      .orderBy('follow_up_on')
      .select('*')
    const address = await addressOf(knex, person)
    if (leads.length === 0 || !address || day !== sydneyClock(now).day) throw new NothingToSend()
    return sendMail({
      id: `due-${key}`,
      subject: `To follow up today: ${leads.length === 1 ? oneLine(called(leads[0]), LONGEST_WORDS) : `${leads.length} leads`}`,
      text: ['These are yours to follow up by today:', '', ...lines(leads, inboxUrl), ''].join('\n'),
      toColleague: address,
    })
  }
}

function ofKey(key: string): { person: number; rest: string } {
  const [person = '', rest = ''] = key.split('.')
  return { person: Number(person), rest }
}

/** Whoever may no longer sign in is told nothing about clients. */
async function addressOf(knex: Knex, person: number): Promise<string | null> {
  const row: { email: string } | undefined = await whoMaySignIn(knex).where({ id: person }).first('email')
  return row?.email ?? null
}

function called(lead: LeadRow | undefined): string {
  return clientName(lead) ?? 'a lead without a name'
}

function lines(leads: readonly LeadRow[], inboxUrl: string | null): string[] {
  const named = leads.slice(0, MOST_NAMED).map((lead) => {
    const { page_path, discipline, follow_up_on, follow_up_note, queries, document_id } = lead
    const due = follow_up_on ? `follow up on ${shortDay(dayOf(follow_up_on))}` : null
    const about = [called(lead), replyValues({ pagePath: page_path }).service || discipline, due, follow_up_note]
    const words = oneLine(ownWords(readable(queries)), LONGEST_WORDS)
    const link = inboxUrl ? `\n  ${leadLink(inboxUrl, document_id)}` : ''
    return `- ${oneLine(about.filter(Boolean).join(', '))}${words ? `: ${words}` : ''}${link}`
  })
  return leads.length > MOST_NAMED ? [...named, `and ${leads.length - MOST_NAMED} more.`] : named
}
