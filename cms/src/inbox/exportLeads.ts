import { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { csvLine, csvStart } from './csv.ts'
import { sydneyClock, sydneyStamp } from './sydneyTime.ts'

const PAGE = 500

const columns = [
  ['Received (Sydney)', 'created_at'],
  ['Name', 'full_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Subject', 'subject'],
  ['Discipline', 'discipline'],
  ['Message', 'queries'],
  ['Status', 'lead_status'],
  ['Owner', 'owner'],
  ['Notes', 'notes'],
  ['Notice', 'notice_state'],
  ['Suspected because', 'spam_reason'],
] as const

type Row = Record<(typeof columns)[number][1], unknown> & { id: number; created_at: string | number | Date }

export function exportLeads(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    ctx.set('Content-Type', 'text/csv; charset=utf-8')
    ctx.set('Content-Disposition', `attachment; filename="leads-${sydneyClock(new Date()).day}.csv"`)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = Readable.from(lines(strapi.db.connection))
  }
}

/** A page at a time: a million leads neither fill the memory nor hold the database. */
async function* lines(knex: Core.Strapi['db']['connection']): AsyncGenerator<string> {
  yield csvStart(columns.map(([title]) => title))
  for (let below: number | null = null; ; ) {
    const page = knex('form_datas')
      .select('id', ...columns.map(([, column]) => column))
      .orderBy('id', 'desc')
      .limit(PAGE)
    const rows: Row[] = await (below === null ? page : page.where('id', '<', below))
    yield rows.map(toLine).join('')
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    below = last.id
  }
}

function toLine(row: Row): string {
  return csvLine(columns.map(([, column]) => (column === 'created_at' ? sydneyStamp(new Date(row.created_at)) : row[column])))
}
