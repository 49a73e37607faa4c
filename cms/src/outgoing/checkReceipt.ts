import type { Core } from '@strapi/strapi'
import { RECEIPT } from '../leads/rights.ts'

type Values = Record<string, unknown>
type Problem = { path: string[]; message: string }

/** Named and shaped as the admin's form reads it: the message stands at the field. */
class UnfitReceipt extends Error {
  override name = 'ValidationError'
  readonly status = 400
  readonly expose = true
  readonly details: { errors: Problem[] }
  constructor(errors: Problem[]) {
    super(errors.map(({ message }) => message).join(' '))
    this.details = { errors }
  }
}

/** One that is switched on and cannot go out would be missed by no one: it is not saved. */
export function refuseUnfitReceipts(strapi: Core.Strapi, canMail: boolean): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== RECEIPT || (context.action !== 'create' && context.action !== 'update')) return next()
    const { data } = context.params as { data: Values }
    const before: Values | null = await strapi.db.query(RECEIPT).findOne({})
    const problems = problemsOf({ ...before, ...data }, canMail)
    if (problems.length > 0) throw new UnfitReceipt(problems)
    return next()
  })
}

function problemsOf(receipt: Values, canMail: boolean): Problem[] {
  if (!receipt['isOn']) return []
  const isEmpty = (name: string) => String(receipt[name] ?? '').trim() === ''
  return [
    ...(canMail ? [] : [{ path: ['isOn'], message: 'This server sends no mail: set SMTP_HOST on it first, or choose No.' }]),
    ...(isEmpty('subject') ? [{ path: ['subject'], message: 'Write the subject, or choose No at “Send it”.' }] : []),
    ...(isEmpty('text') ? [{ path: ['text'], message: 'Write the text, or choose No at “Send it”.' }] : []),
  ]
}
