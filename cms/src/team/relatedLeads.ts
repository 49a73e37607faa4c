import type { Knex } from 'knex'
import { isPostgres, type Rows, rowsOf } from '../database/dialect.ts'
import type { ListedLead, OtherLead } from '../leads/leadApi.ts'
import type { LeadRow } from '../leads/leadFields.ts'
import { couldBeSamePhone } from '../leads/leadKeys.ts'
import { countRows } from '../leads/listQuery.ts'
import { readable } from '../leads/messageText.ts'
import { searchedWords } from '../leads/searchText.ts'
import { DAY_MS } from '../time/durations.ts'

const MOST_RELATED = 20
const MOST_COUNTED = 99
/** Who sends again does so within days; namesakes come at any time. */
const NAMESAKE_DAYS = 14
const NAMESAKE_MS = NAMESAKE_DAYS * DAY_MS

const keys = ['full_name', 'email', 'phone', 'phone_digits', 'person_key', 'phone_tail', 'name_key', 'text_key'] as const
const shown = ['id', 'created_at', 'document_id', 'subject', 'queries', 'lead_status'] as const
type Key = (typeof keys)[number]
export type ComparedLead = Record<Key, string | null> & Pick<LeadRow, 'id' | 'created_at'>
type Same = OtherLead['same'][number]
type Row = ComparedLead & Pick<LeadRow, (typeof shown)[number]>

/** The surest first: a namesake must not push out who has the same address. */
export async function relatedLeads(knex: Knex, lead: ComparedLead): Promise<{ count: number; leads: OtherLead[] }> {
  const isSure = 'case when person_key = ? or phone_tail = ? then 0 else 1 end'
  const rows: Row[] = await likeLead(knex, lead)
    .select(...keys, ...shown)
    .orderByRaw(`${isSure}, created_at desc`, [lead.person_key, lead.phone_tail])
    .limit(MOST_RELATED)
  const others = rows.map((row) => toOther(row, lead)).filter(({ same }) => same.length > 0)
  return { count: (await countRows(likeLead(knex, lead))) - (rows.length - others.length), leads: others }
}

export async function mergedLeads(knex: Knex, documentId: string, into: ComparedLead): Promise<OtherLead[]> {
  const rows: Row[] = await knex('form_datas')
    .where({ merged_into: documentId, lead_status: 'merged' })
    .select(...keys, ...shown)
    .orderBy('created_at')
  return rows.map((row) => toOther(row, into))
}

function toOther(row: Row, lead: ComparedLead): OtherLead {
  const { document_id, created_at, full_name, email, phone, subject, queries, lead_status } = row
  const same = likeness(lead, row)
  return {
    documentId: document_id,
    at: new Date(created_at).toISOString(),
    person: { name: full_name, email, phone },
    subject,
    words: readable(queries) || null,
    leadStatus: lead_status,
    same,
    doubt: doubtOf(lead, row, same),
  }
}

function likeLead(knex: Knex, { id, created_at, phone, phone_digits, person_key, phone_tail, name_key, text_key }: ComparedLead) {
  const at = new Date(created_at).getTime()
  return knex('form_datas')
    .whereNot('lead_status', 'merged')
    .andWhereNot('id', id)
    .andWhere((same) => {
      // Never beside "or": SQLite then reads the whole table in place of its indexes.
      if (!(person_key || phone_tail || name_key)) same.whereRaw('1 = 0')
      if (person_key) same.orWhere({ person_key })
      if (phone_tail) same.orWhere((caller) => ofCaller(caller.where({ phone_tail }), phone, phone_digits))
      if (!name_key) return
      // A text alone says nothing: it is copied from a page, or from each other.
      if (text_key) same.orWhere({ text_key, name_key })
      const [from, to] = [new Date(at - NAMESAKE_MS), new Date(at + NAMESAKE_MS)]
      same.orWhere((namesake) => namesake.where({ name_key }).whereBetween('created_at', [from, to]))
    })
}

/** Numbers of two countries may end alike: two with their country are one person's only where they are equal. */
function ofCaller(sameEnd: Knex.QueryBuilder, phone: string | null, digits: string | null): void {
  if (phone?.startsWith('+')) sameEnd.andWhere((other) => other.where('phone_digits', digits).orWhereNot('phone', 'like', '+%'))
}

export function likeness(lead: ComparedLead, other: ComparedLead): Same[] {
  const alike = (key: Key) => lead[key] !== null && lead[key] === other[key]
  const found: [Same, boolean][] = [
    ['address', alike('person_key') && lead.email !== null && other.email !== null],
    ['phone', lead.phone !== null && other.phone !== null && couldBeSamePhone(lead.phone, other.phone)],
    ['name', alike('name_key')],
    ['message', alike('text_key')],
  ]
  return found.filter(([, isAlike]) => isAlike).map(([name]) => name)
}

/** A couple or an office may have one phone or one address, and two names. */
export function doubtOf(lead: ComparedLead, other: ComparedLead, same = likeness(lead, other)): OtherLead['doubt'] {
  if (!same.includes('address') && !same.includes('phone')) return 'contact'
  return couldBeOneName(lead.full_name, other.full_name) ? null : 'names'
}

/** “Asha” and “Asha Gurung” could; so could anyone who gave no name. */
function couldBeOneName(one: string | null, other: string | null): boolean {
  const [fewer = [], more = []] = [one, other].map((name) => searchedWords(name ?? '')).sort((a, b) => a.length - b.length)
  return fewer.every((word) => more.includes(word))
}

const told = ['address', 'phone', 'name'] as const

/** How many, for the leads of one page of the list. By index alone, and never further than asked: as fast with a million leads. */
export async function countRelatedLeads(knex: Knex, ids: string[]): Promise<Record<string, Pick<ListedLead, 'others' | 'alike'>>> {
  const span = isPostgres(knex) ? `interval '${NAMESAKE_DAYS} days'` : NAMESAKE_MS
  const byPerson = 'o.person_key = l.person_key'
  const byPhone = `o.phone_tail = l.phone_tail and (o.phone_digits = l.phone_digits or o.phone not like '+%' or l.phone not like '+%')`
  const byText = 'o.text_key = l.text_key and o.name_key = l.name_key'
  const byName = `o.name_key = l.name_key and o.created_at between l.created_at - ${span} and l.created_at + ${span}`
  const like = (condition: string, name: string) =>
    `select id from (select o.id from form_datas o where ${condition} and o.id <> l.id and o.lead_status <> 'merged' limit ${MOST_COUNTED}) ${name}`
  const isAny = (...conditions: string[]) =>
    `case when ${conditions.map((condition, index) => `exists (${like(condition, `any_${index}`)})`).join(' or ')} then 1 else 0 end`
  if (ids.length === 0) return {}
  const sql = `
    select l.document_id as id, (
      select count(*) from (
        ${like(byPerson, 'by_person')}
        union ${like(byPhone, 'by_phone')}
        union ${like(byText, 'by_text')}
        union ${like(byName, 'by_name')}
        limit ${MOST_COUNTED}
      ) counted
    ) as others,
    ${isAny(`l.email is not null and ${byPerson}`)} as address,
    ${isAny(byPhone, `l.email is null and ${byPerson}`)} as phone,
    ${isAny(byText, byName)} as name
    from form_datas l
    where l.document_id in (${ids.map(() => '?').join(', ')})`
  const result: Rows<{ id: string; others: number | string } & Record<(typeof told)[number], number>> = await knex.raw(sql, ids)
  return Object.fromEntries(
    rowsOf(result)
      .map((row) => [row.id, { others: Number(row.others), alike: told.filter((same) => row[same] === 1) }] as const)
      .filter(([, { others }]) => others > 0),
  )
}
