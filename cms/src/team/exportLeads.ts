import { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import { leadFields } from '../leads/leadFields.ts'
import { MESSAGES } from '../leads/outgoingMessages.ts'
import { sydneyClock, sydneyStamp } from '../time/sydneyTime.ts'
import { type CanRead, canReadFor } from './fieldRights.ts'
import { searched } from './searchLeads.ts'

const PAGE = 500

type Column = { name: string; label: string }
type Row = Record<string, unknown> & { id: number; documentId: string; createdAt: string | number | Date }

/** Kept beside the lead. */
const NOTICE: Column = { name: 'notice', label: 'Notice' }
type Context = Parameters<Core.ControllerHandler>[0]

export function exportLeads(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const canRead = canReadFor(strapi, ctx)
    const where = await listed(strapi, ctx, canRead)
    // Strapi shows the time to everyone who may read a lead at all.
    const received = { name: 'createdAt', label: 'Received (Sydney)' }
    const columns = [received, ...leadFields.filter(({ name }) => canRead(name)), ...(canRead('leadStatus') ? [NOTICE] : [])]
    ctx.set('Content-Type', 'text/csv; charset=utf-8')
    ctx.set('Content-Disposition', `attachment; filename="leads-${sydneyClock(new Date()).day}.csv"`)
    ctx.body = Readable.from(lines(strapi, columns, where))
  }
}

/** The filters and the search of the list, read as the list itself reads them, with the rights of who asks. */
async function listed(strapi: Core.Strapi, ctx: Context, canRead: CanRead): Promise<object> {
  const { filters, _q } = ctx.query as { filters?: unknown; _q?: unknown }
  const rights = strapi.plugin('content-manager').service('permission-checker')
  const allowed = await rights.create({ userAbility: ctx.state['userAbility'], model: LEAD }).sanitizedQuery.read({ filters })
  const { where = {} } = strapi.get('query-params').transform(LEAD, allowed) as { where?: object }
  return searched(where, _q, canRead)
}

/** A page at a time: a million leads neither fill the memory nor hold the database. */
async function* lines(strapi: Core.Strapi, columns: readonly Column[], where: object): AsyncGenerator<string> {
  const fields = columns.filter((column) => column !== NOTICE)
  yield csvStart(columns.map(({ label }) => label))
  for (let below: number | null = null; ; ) {
    const rows: Row[] = await strapi.db.query(LEAD).findMany({
      select: ['id', 'documentId', ...fields.map(({ name }) => name)],
      where: below === null ? where : { $and: [where, { id: { $lt: below } }] },
      orderBy: { id: 'desc' },
      limit: PAGE,
    })
    const notices = await noticeStates(
      strapi,
      rows.map(({ documentId }) => documentId),
    )
    yield rows.map((row) => toLine(columns, { ...row, [NOTICE.name]: notices.get(row.documentId) })).join('')
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    below = last.id
  }
}

async function noticeStates(strapi: Core.Strapi, ids: readonly string[]): Promise<Map<string, string>> {
  const rows: { key: string; state: string }[] = await strapi.db
    .connection(MESSAGES)
    .select('key', 'state')
    .where({ kind: 'notice' })
    .whereIn('key', ids)
  return new Map(rows.map(({ key, state }) => [key, state]))
}

const times = ['createdAt', 'firstAnswerAt']

function stamp(value: unknown): string {
  return value === null || value === undefined ? '' : sydneyStamp(new Date(value as string | number | Date))
}

function toLine(columns: readonly Column[], row: Row): string {
  return csvLine(columns.map(({ name }) => (times.includes(name) ? stamp(row[name]) : row[name])))
}

const BYTE_ORDER_MARK = '\uFEFF'
// A spreadsheet takes a cell that begins like this for a formula; the wide forms are what East Asian keyboards
// type. The same rule as in web/domain/csv.ts: contract/csv-cells.json.
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function csvStart(titles: string[]): string {
  return BYTE_ORDER_MARK + csvLine(titles)
}

function csvLine(cells: unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
