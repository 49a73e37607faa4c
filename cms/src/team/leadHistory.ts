import type { Core } from '@strapi/strapi'
import { LEAD, LEAD_CHANGE } from '../leads/contentTypes.ts'
import { leadFields } from '../leads/leadFields.ts'

type Person = { firstname?: string | null; lastname?: string | null; email: string }
type Values = Record<string, unknown>

const LONGEST_KEPT = 5_000
const shownFields = leadFields.map(({ name }) => name as string)
const inboxFields = [...leadFields.filter(({ setBy }) => setBy === 'inbox').map(({ name }) => name as string), 'webhookState']

/** In one transaction with the change itself: no change without its history, and none the other way. */
export function recordChanges(strapi: Core.Strapi): void {
  const changes = () => strapi.db.query(LEAD_CHANGE)

  strapi.documents.use(async (context, next) => {
    if (context.uid !== LEAD) return next()
    if (context.action === 'delete') {
      const { documentId } = context.params
      return strapi.db.transaction(async () => {
        await changes().deleteMany({ where: { leadDocumentId: documentId } })
        return next()
      })
    }
    const person = signedInPerson(strapi)
    if (context.action !== 'update' || !person) return next()

    const { documentId, data } = context.params as { documentId: string; data: Values }
    // What the inbox keeps itself is not for typing, not even by a super admin.
    for (const name of inboxFields) delete data[name]

    return strapi.db.transaction(async () => {
      const before: Values | null = await strapi.db.query(LEAD).findOne({ where: { documentId } })
      if (!before) return next()
      if (isRescued(before, data)) Object.assign(data, waitingAgain())
      const changed = shownFields.filter((name) => name in data && text(data[name]) !== text(before[name]))
      const result = await next()
      for (const field of changed.filter((name) => !inboxFields.includes(name))) {
        await changes().create({
          data: {
            leadDocumentId: documentId,
            changedBy: nameOf(person),
            field,
            before: text(before[field]),
            after: text(data[field]),
          },
        })
      }
      return result
    })
  })
}

/** A lead that a person takes out of suspected spam is new to everyone else. */
function isRescued(before: Values, data: Values): boolean {
  return before['leadStatus'] === 'spam' && typeof data['leadStatus'] === 'string' && data['leadStatus'] !== 'spam'
}

function waitingAgain(): Values {
  return {
    noticeState: 'waiting',
    noticeAttempts: 0,
    noticeNextAt: '0',
    webhookState: 'waiting',
    webhookAttempts: 0,
    webhookNextAt: '0',
  }
}

function signedInPerson(strapi: Core.Strapi): Person | null {
  const state = strapi.requestContext.get()?.state
  return state?.['userAbility'] && state['user'] ? state['user'] : null
}

function nameOf({ firstname, lastname, email }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email
}

function text(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value).slice(0, LONGEST_KEPT)
}
