import { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { withoutFormula } from '../contract/formulaCell.ts'
import { leadFields } from '../leads/leadFields.ts'
import { countRows, type ListQuery, listed, listQuery } from '../leads/listQuery.ts'
import { read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { MESSAGES } from '../outgoing/messageTable.ts'
import { dayOf, sydneyClock, sydneyStamp } from '../time/sydneyTime.ts'
import { addEntries } from './changeLead.ts'

const PAGE = 500
const MOST_SHOWN = 20
const BYTE_ORDER_MARK = '\uFEFF'
const EXPORTS = 'exports'

type Row = Record<string, unknown> & { id: number }

const COLUMNS: { column: string; label: string }[] = [
  { column: 'created_at', label: 'Received (Sydney)' },
  ...leadFields,
  { column: 'notice', label: 'Notice' },
]
const NOTICE_STATE = `(select state from ${MESSAGES} where kind = 'notice' and key = form_datas.document_id) as notice`

export const exportLeads: Work = async (ctx, strapi) => {
  const knex = strapi.db.connection
  const query = read(listQuery, ctx.query, 'The export does not know this view or filter. Open Leads from the menu.')
  const { name } = whoAsks(ctx)
  // Before the first line: who took which leads out of the inbox is known even if the rest never arrives.
  const trace = { field: 'export', before: askedOf(query), after: String(await countRows(listed(knex, query, name))) }
  await addEntries(knex, { documentId: EXPORTS, leadRevision: 0, by: name, at: new Date() }, [trace])
  ctx.set('Content-Type', 'text/csv; charset=utf-8')
  ctx.set('Content-Disposition', `attachment; filename="leads-${sydneyClock(new Date()).day}.csv"`)
  return Readable.from(lines(knex, () => listed(knex, query, name)))
}

/** Without the words of a search: they may name someone who is erased later. */
function askedOf({ view, q, ...filters }: ListQuery): string {
  const named = Object.entries(filters).filter(([name, value]) => value !== undefined && name !== 'limit' && name !== 'order')
  return [view, ...named.map(([name, value]) => `${name} ${value}`), ...(q ? ['a search'] : [])].join(', ')
}

export const listExports: Work = async (_ctx, strapi) => {
  const rows: { at: string | number | Date; by: string; asked: string | null; count: string }[] = await strapi.db
    .connection('lead_changes')
    .select({ at: 'created_at', by: 'changed_by', asked: 'before', count: 'after' })
    .where({ lead_document_id: EXPORTS })
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), count: Number(row.count) }))
}

/** A page at a time: a million leads neither fill the memory nor hold the database. */
async function* lines(knex: Knex, leads: () => Knex.QueryBuilder): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(({ label }) => label))
  for (let below: number | null = null; ; ) {
    const page = below === null ? leads() : leads().andWhere('id', '<', below)
    const rows: Row[] = await page
      .select('id', ...COLUMNS.map(({ column }) => (column === 'notice' ? knex.raw(NOTICE_STATE) : column)))
      .orderBy('id', 'desc')
      .limit(PAGE)
    yield rows.map((row) => csvLine(COLUMNS.map(({ column }) => cellOf(column, row[column])))).join('')
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    below = last.id
  }
}

function cellOf(column: string, value: unknown): unknown {
  if (value === null || value === undefined) return ''
  if (column === 'created_at' || column === 'first_answer_at') return sydneyStamp(new Date(value as string | number | Date))
  return column === 'follow_up_on' ? dayOf(value as string | Date) : value
}

function csvLine(cells: unknown[]): string {
  const quoted = cells.map((cell) => `"${withoutFormula(String(cell)).replaceAll('"', '""')}"`)
  return `${quoted.join(',')}\r\n`
}
