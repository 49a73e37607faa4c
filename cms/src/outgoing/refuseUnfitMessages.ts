import type { Core } from '@strapi/strapi'
import { placeholders, unknownPlaceholders } from '../leads/replyTemplate.ts'
import { RECEIPT, REPLY_TEMPLATE } from '../leads/rights.ts'
import { Refused } from '../operation/adminRoutes.ts'

type Values = Record<string, unknown>
type Problem = { path: string[]; message: string }

/** A receipt that is switched on and cannot go out would be missed by no one, and a sentence with a misspelt placeholder neither. */
export function refuseUnfitMessages(strapi: Core.Strapi, canMail: boolean): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next()
    const { data } = context.params as { data: Values }
    const errors = await problemsIn(context.uid, data)
    if (errors.length > 0) throw new Refused(400, errors.map(({ message }) => message).join(' '), { errors })
    return next()
  })

  async function problemsIn(uid: string, data: Values): Promise<Problem[]> {
    if (uid === REPLY_TEMPLATE) return ['subject', 'text'].flatMap((field) => misspelt(field, String(data[field] ?? '')))
    if (uid !== RECEIPT) return []
    const before: Values | null = await strapi.db.query(RECEIPT).findOne({})
    return problemsOf({ ...before, ...data }, canMail)
  }
}

function misspelt(field: string, text: string): Problem[] {
  const list = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
  const unknown = unknownPlaceholders(text)
  return unknown.length > 0 ? [{ path: [field], message: `${list(unknown)} is not known here. Use ${list(placeholders)}.` }] : []
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
