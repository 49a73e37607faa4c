import type { Knex } from 'knex'
import { isPostgres } from '../database/dialect.ts'
import type { Found } from './leadApi.ts'
import { searchedDigits } from './leadKeys.ts'
import type { Names } from './owners.ts'
import { lastIndexed, MOST_CANDIDATES, sqliteCandidates } from './searchIndex.ts'
import { searchedWords, withoutMarks } from './searchText.ts'

/** In that lead itself: each word somewhere in it or in its owner's name, or the whole as a phone number. */
function inLead(asked: string, names: Names): (found: Knex.QueryBuilder) => void {
  const digits = searchedDigits(asked)
  return (found) => {
    found.where((all) => {
      for (const word of searchedWords(asked)) {
        const owners = ownersOf(word, names)
        all.andWhere((one) => {
          one.whereRaw(`search_text like ? escape '\\'`, [`%${word.replace(/[\\%_]/g, '\\$&')}%`])
          if (owners.length > 0) one.orWhereIn('owner_id', owners)
        })
      }
    })
    if (digits) found.orWhereRaw('phone_digits like ?', [`%${digits}%`])
  }
}

const ownersOf = (word: string, names: Names) => [...names].filter(([, name]) => withoutMarks(name).includes(word)).map(([id]) => id)

/** In a lead, or in what was merged into it. */
export function search(knex: Knex, leads: Knex.QueryBuilder, asked: string, names: Names): void {
  const own = inLead(asked, names)
  const merged = knex('form_datas').select('merged_into').where('lead_status', 'merged').andWhere(own)
  leads.where((found) => found.where(own).orWhereIn('document_id', merged))
}

const MOST_COUNTED = 1_000

type FoundRow = { id: number; lead_status: string; merged_into: string | null }
const foundColumns = ['id', 'lead_status', 'merged_into'] as const

type Search = { ids: number[] | null; found: Found }

/** The leads that a search finds, by its index. Without `ids` it finds so many that a list is full sooner if the leads are read from the newest on; null for a word so short that the index cannot tell. */
export async function findLeads(knex: Knex, asked: string, names: Names): Promise<Search | null> {
  // A word of two letters has no piece of three, and one that is in an owner's name is also where no text has it.
  const telling = searchedWords(asked).filter((word) => [...word].length > 2 && ownersOf(word, names).length === 0)
  if (telling.length === 0) return null
  const matching = (most: number) =>
    knex('form_datas')
      .select(...foundColumns)
      .where(inLead(asked, names))
      .limit(most)
  if (isPostgres(knex)) return few(knex, await matching(MOST_CANDIDATES + 1))
  const candidates = await sqliteCandidates(knex, telling, searchedDigits(asked))
  if (candidates === null) return null
  if (candidates.length > MOST_CANDIDATES)
    return many(await onlyThese(knex, matching(MOST_COUNTED + 1).whereNot('lead_status', 'merged'), candidates))
  const indexed: FoundRow[] = await onlyThese(knex, matching(MOST_CANDIDATES), candidates)
  const newest: FoundRow[] = await matching(MOST_CANDIDATES + 1).andWhere('id', '>', await lastIndexed(knex))
  return few(knex, [...indexed, ...newest])
}

async function few(knex: Knex, rows: readonly FoundRow[]): Promise<Search | null> {
  if (rows.length > MOST_CANDIDATES) return many(rows)
  const into = new Set(rows.flatMap(({ lead_status, merged_into }) => (lead_status === 'merged' && merged_into ? [merged_into] : [])))
  const parents: FoundRow[] =
    into.size === 0
      ? []
      : await knex('form_datas')
          .select(...foundColumns)
          .whereIn('document_id', [...into])
  const shown = new Map([...rows, ...parents].filter(isShown).map((row) => [row.id, row]))
  return { ids: [...shown.keys()], found: { ...countsOf([...shown.values()]), isMore: false } }
}

/** Some of them are enough to say that there are more than are counted. */
function many(rows: readonly FoundRow[]): Search | null {
  const counted = rows.filter(isShown).slice(0, MOST_COUNTED + 1)
  return counted.length > MOST_COUNTED ? { ids: null, found: { ...countsOf(counted), isMore: true } } : null
}

const isShown = ({ lead_status }: FoundRow) => lead_status !== 'merged'

function countsOf(rows: readonly FoundRow[]): { all: number; spam: number } {
  const spam = rows.filter(({ lead_status }) => lead_status === 'spam').length
  return { all: rows.length - spam, spam }
}

/** As one value: a statement for each number of ids would be prepared anew each time. */
export function onlyThese(knex: Knex, leads: Knex.QueryBuilder, ids: readonly number[]): Knex.QueryBuilder {
  if (isPostgres(knex)) return leads.whereRaw('id = any(?)', [ids as unknown as Knex.Value])
  // SQLite does not know that they are few, and would look for them along another index.
  return leads.whereRaw('likelihood(id in (select value from json_each(?)), 0.0001)', [JSON.stringify(ids)])
}

/** A search that finds nothing in one view says where it does. */
export async function countFound(knex: Knex, asked: string, names: Names): Promise<Found> {
  // What is in the leads themselves is found sooner than what was merged into them, and mostly it is enough.
  const own = await countUpTo(knex, (leads) => leads.where(inLead(asked, names)))
  return own.isMore ? own : countUpTo(knex, (leads) => search(knex, leads, asked, names))
}

async function countUpTo(knex: Knex, narrow: (leads: Knex.QueryBuilder) => void): Promise<Found> {
  const leads = knex('form_datas')
    .select('lead_status')
    .whereNot('lead_status', 'merged')
    .limit(MOST_COUNTED + 1)
  narrow(leads)
  const rows: { lead_status: string; count: number | string }[] = (await knex
    .from(leads.as('found'))
    .select('lead_status')
    .count({ count: '*' })
    .groupBy('lead_status')) as unknown as typeof rows
  const count = (isSpam: boolean) =>
    rows.filter(({ lead_status }) => (lead_status === 'spam') === isSpam).reduce((sum, row) => sum + Number(row.count), 0)
  const [all, spam] = [count(false), count(true)]
  return { all, spam, isMore: all + spam > MOST_COUNTED }
}
