import type { Core } from '@strapi/strapi'
import { Refused } from '../operation/adminRoutes.ts'
import { isIntake } from './intake.ts'

const NUL = '\u0000'
const WITH_NUL =
  'An invisible character in it (NUL) cannot be kept. Words copied from a PDF may bring one: delete the words around it, and type them again.'
const NO_TEXT = 'Search for words: send _q once, as text.'
const UNFIT = 'A number, a day or an id in it cannot be kept: it is too large, or is none. Correct it, or load the page again.'

/** Of PostgreSQL: a number too large for its column, a day that is none, and words where a number belongs. */
const UNFIT_CODES = ['22003', '22007', '22008', '22P02']

/** What PostgreSQL keeps in no column is refused with either database: what SQLite would keep could not be moved. After the body parser. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    // The public form cleans what it takes: what fails there is a fault.
    if (isIntake(ctx)) return next()
    if (ctx.url.includes('%00') || hasNul(ctx.request.body)) throw new Refused(400, WITH_NUL)
    if (ctx.query['_q'] !== undefined && typeof ctx.query['_q'] !== 'string') throw new Refused(400, NO_TEXT)
    await next().catch((error: unknown) => {
      const { code } = error as { code?: unknown }
      if (!UNFIT_CODES.includes(String(code))) throw error
      strapi.log.warn(`${ctx.method} ${ctx.path} was sent a value that the database does not take (${String(code)}).`)
      throw new Refused(400, UNFIT)
    })
  }

/** Not by recursion: nothing limits how deep a body is. */
function hasNul(body: unknown): boolean {
  const left = [body]
  for (const value of left) {
    if (typeof value === 'string' && value.includes(NUL)) return true
    if (typeof value === 'object' && value !== null) for (const part of Object.entries(value).flat()) left.push(part)
  }
  return false
}
