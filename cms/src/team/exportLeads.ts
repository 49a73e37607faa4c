import { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { withoutFormula } from '../contract/formulaCell.ts'
import { nameThenAndNow } from '../history/people.ts'
import { type Instant, leadFields } from '../leads/leadFields.ts'
import { countRows, type ListQuery, listed, listQuery } from '../leads/listQuery.ts'
import { readable } from '../leads/messageText.ts'
import { type Names, ownerOf, readNames } from '../leads/owners.ts'
import { read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { MESSAGES } from '../outgoing/messageTable.ts'
import { dayOf, sydneyClock, sydneyStamp } from '../time/sydneyTime.ts'

const PAGE = 500
const MOST_SHOWN = 20
const BYTE_ORDER_MARK = '\uFEFF'
const EXPORTS = 'lead_exports'

type Row = Record<string, unknown> & { id: number; owner: string | null; owner_id: number | null }

const COLUMNS: { column: string; label: string }[] = [
  { column: 'created_at', label: 'Received (Sydney)' },
  ...leadFields,
  { column: 'notice', label: 'Notice' },
]
const NOTICE_STATE = `(select state from ${MESSAGES} where kind = 'notice' and key = form_datas.document_id) as notice`

export const exportLeads: Work = async (ctx, strapi) => {
  const knex = strapi.db.connection
  const query = read(listQuery, ctx.query, 'The export does not know this view or filter. Open Leads from the menu.')
  const person = whoAsks(ctx)
  const names = await readNames(knex)
  // Before the first line: who took which leads out of the inbox is known even if the rest never arrives.
  const count = await countRows(listed(knex, query, person.id, names))
  await knex(EXPORTS).insert({ person_id: person.id, name: person.name, asked: askedOf(query), count, at: new Date() })
  ctx.set('Content-Type', 'text/csv; charset=utf-8')
  ctx.set('Content-Disposition', `attachment; filename="leads-${sydneyClock(new Date()).day}.csv"`)
  return Readable.from(lines(knex, names, () => listed(knex, query, person.id, names)))
}

/** Without the words of a search: they may name someone who is erased later. */
function askedOf({ view, q, ...filters }: ListQuery): string {
  const named = Object.entries(filters).filter(([name, value]) => value !== undefined && name !== 'limit' && name !== 'order')
  return [view, ...named.map(([name, value]) => `${name} ${value}`), ...(q ? ['a search'] : [])].join(', ')
}

export const listExports: Work = async (_ctx, strapi) => {
  const knex = strapi.db.connection
  const rows: { at: Instant; name: string; person_id: number | null; asked: string | null; count: number }[] = await knex(EXPORTS)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
  const names = await readNames(knex)
  return rows.map(({ at, name, person_id, asked, count }) => ({
    at: new Date(at).toISOString(),
    by: nameThenAndNow({ id: person_id, name }, names),
    byId: person_id,
    asked,
    count,
  }))
}

/** A page at a time: a million leads neither fill the memory nor hold the database. */
async function* lines(knex: Knex, names: Names, leads: () => Knex.QueryBuilder): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(({ label }) => label))
  for (let below: number | null = null; ; ) {
    const page = below === null ? leads() : leads().andWhere('id', '<', below)
    const rows: Row[] = await page
      .select('id', 'owner_id', ...COLUMNS.map(({ column }) => (column === 'notice' ? knex.raw(NOTICE_STATE) : column)))
      .orderBy('id', 'desc')
      .limit(PAGE)
    yield rows
      .map((row) => csvLine(COLUMNS.map(({ column }) => cellOf(column, column === 'owner' ? ownerOf(row, names)?.name : row[column]))))
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    below = last.id
  }
}

function cellOf(column: string, value: unknown): unknown {
  if (value === null || value === undefined) return ''
  if (column === 'created_at' || column === 'first_answer_at') return sydneyStamp(new Date(value as string | number | Date))
  if (column === 'queries') return readable(String(value))
  return column === 'follow_up_on' ? dayOf(value as string | Date) : value
}

function csvLine(cells: unknown[]): string {
  const quoted = cells.map((cell) => `"${withoutFormula(String(cell)).replaceAll('"', '""')}"`)
  return `${quoted.join(',')}\r\n`
}
