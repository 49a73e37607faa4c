import type { Core } from '@strapi/strapi'
import { keptText } from '../history/historyEntry.ts'
import { type Person, personName } from '../history/personName.ts'
import { signedInPerson } from '../history/signedInPerson.ts'
import { LEAD, LEAD_CHANGE } from '../leads/contentTypes.ts'
import { leadFields } from '../leads/leadFields.ts'
import { makeNameKey, makePersonKey } from '../leads/leadKeys.ts'
import { isAnswer } from '../leads/leadStatus.ts'
import { MESSAGES, planMessages } from '../leads/outgoingMessages.ts'
import { digits, phoneColumns } from '../leads/phoneNumber.ts'
import { settings } from '../settings/settings.ts'
import type { CanRead } from './fieldRights.ts'

type Values = Record<string, unknown>

const shownFields = leadFields.map(({ name }) => name as string)
const inboxFields = [
  ...leadFields.filter(({ setBy }) => setBy === 'inbox' || setBy === 'request').map(({ name }) => name as string),
  ...['withoutReceipt', 'personKey', 'nameKey', 'textKey', 'phoneDigits', 'phoneTail', 'rescuedAt'],
]

/** In one transaction with the change itself: no change without its history, and none the other way. */
export function recordChanges(strapi: Core.Strapi): void {
  const { secrets, notices } = settings()
  const secret = secrets.encryptionKey
  const noticeKinds = (['notice', 'webhook'] as const).filter((kind) => (kind === 'notice' ? notices.smtp : notices.webhook))
  const keys = { personKey: makePersonKey(secret), nameKey: makeNameKey(secret) }
  strapi.documents.use(async (context, next) => {
    if (context.uid !== LEAD) return next()
    if (context.action === 'delete') {
      const { documentId } = context.params
      return strapi.db.transaction(async ({ trx }) => {
        await strapi.db.query(LEAD_CHANGE).deleteMany({ where: { leadDocumentId: documentId } })
        await trx(MESSAGES).where({ key: documentId }).delete()
        return next()
      })
    }
    const person = signedInPerson(strapi)
    if (!person || (context.action !== 'update' && context.action !== 'create')) return next()

    const { documentId, data } = context.params as { documentId?: string; data: Values }
    // What the inbox keeps itself is not for typing, not even by a super admin.
    for (const name of inboxFields) delete data[name]
    if (!documentId) {
      Object.assign(data, contactFields({}, data, keys))
      return next()
    }

    const { revision, notesBefore, ...changes } = data
    delete data['revision']
    delete data['notesBefore']
    return strapi.db.transaction(async ({ trx }) => {
      const before: Values | null = await strapi.db.query(LEAD).findOne({ where: { documentId } })
      if (!before) return next()
      const read = typeof revision === 'number' ? revision : Number(before['revision'] ?? 0)
      const leadRevision = await claimRevision(strapi, documentId, read)
      if ('notes' in data && notesBefore !== undefined)
        data['notes'] = changes['notes'] = bothNotes(text(notesBefore), text(before['notes']), text(data['notes']))
      Object.assign(data, contactFields(before, data, keys))
      if (isRescued(before, data)) {
        // Until now no one could answer it.
        if (!before['firstAnswerAt']) data['rescuedAt'] = new Date()
        for (const kind of noticeKinds) await planMessages(trx, kind, [documentId])
      }
      if ('email' in data && text(data['email'])?.trim() !== text(before['email'])?.trim()) {
        // The mail server refused the address before, not this one.
        await trx(MESSAGES).where({ kind: 'receipt', key: documentId, state: 'failed' }).update({ state: 'skipped' })
      }
      if (isAnswer(before['leadStatus'], data['leadStatus'])) Object.assign(data, firstAnswer(before, person))
      const result = await next()
      for (const field of shownFields) {
        if (!(field in changes) || text(changes[field]) === text(before[field])) continue
        await addChange(strapi, { documentId, leadRevision, person, field, before: before[field], after: changes[field] })
      }
      return result
    })
  })
}

/** The names in the history of what may be read; `answer` is what sets the first answer. */
export function readableChanges(canRead: CanRead): string[] {
  const fields: string[] = leadFields.map(({ name }) => name).filter((name) => canRead(name))
  return canRead('firstAnswerAt', 'firstAnswerBy') ? [...fields, 'answer'] : fields
}

type Change = { documentId: string; leadRevision: number; person: Person; field: string; before: unknown; after: unknown }

export async function addChange(strapi: Core.Strapi, { documentId, leadRevision, person, field, before, after }: Change): Promise<void> {
  await strapi.db.query(LEAD_CHANGE).create({
    data: {
      leadDocumentId: documentId,
      leadRevision,
      changedBy: personName(person),
      field,
      before: keptText(text(before)),
      after: keptText(text(after)),
    },
  })
}

/** Two people’s notes both stay: what the later one wrote goes under what the earlier one saved. */
function bothNotes(read: string | null, stored: string | null, written: string | null): string | null {
  if (!stored || stored === read || written?.includes(stored)) return written
  const added = read && written?.startsWith(`${read}\n`) ? written.slice(read.length).trim() : written
  return added ? `${stored}\n\n${added}` : stored
}

/** Kept once: later answers are in the history. */
export function firstAnswer(before: Values, person: Person): Values {
  return before['firstAnswerAt'] ? {} : { firstAnswerAt: new Date(), firstAnswerBy: personName(person).slice(0, 100) }
}

/** A lead that a person takes out of suspected spam is new to everyone else. */
function isRescued(before: Values, data: Values): boolean {
  return before['leadStatus'] === 'spam' && typeof data['leadStatus'] === 'string' && data['leadStatus'] !== 'spam'
}

type PersonKeys = { personKey: ReturnType<typeof makePersonKey>; nameKey: ReturnType<typeof makeNameKey> }

/** What the inbox keeps to know a person again, when the name, the address or the number is corrected. */
function contactFields(before: Values, data: Values, { personKey, nameKey }: PersonKeys): Values {
  const name = 'fullName' in data ? { nameKey: nameKey({ fullName: text(data['fullName']) ?? undefined }) } : {}
  if (!('email' in data || 'phone' in data)) return name
  const [email, phone] = ['email', 'phone'].map((name) => text(name in data ? data[name] : before[name])?.trim())
  const { phone_digits, phone_tail } = phoneColumns(phone)
  return {
    ...name,
    phoneDigits: phone_digits,
    phoneTail: phone_tail,
    personKey: email || digits(phone) ? personKey({ email, phone }) : null,
  }
}

function text(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}

/** Someone else saved the lead in the meantime: 409. */
export class StaleLead extends Error {
  readonly status = 409
  readonly expose = true
  constructor() {
    super('Someone else changed this lead in the meantime. Open it again before you save.')
  }
}

/**
 * Counts the lead's revision up, or throws: of two who save at once, one is told. Inside the transaction of
 * the change, where the row stays locked to its end. Returns the new revision.
 */
export async function claimRevision(strapi: Core.Strapi, documentId: string, revision: number): Promise<number> {
  const next = revision + 1
  const { count } = await strapi.db.query(LEAD).updateMany({ where: { documentId, revision }, data: { revision: next } })
  if (count !== 1) throw new StaleLead()
  return next
}
