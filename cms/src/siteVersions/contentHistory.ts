import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { type HistoryEntry, keptText, type Person, personName } from '../history/historyEntry.ts'
import { type ContentType, contentTypeOf, uidOf } from '../ownersContent/contentTypes.ts'
import { showField } from '../ownersContent/fields.ts'

const CONTENT_CHANGE = 'api::content-change.content-change'
const MOST_SHOWN = 100
const CREATED = 'Created'
const DELETED = 'Deleted'

type Values = Record<string, unknown>
type FieldChange = { field: string; before: string | null; after: string | null }

/** Who changed what, in one transaction with the change: no change without its history, and none the other way. */
export function recordContentChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = contentTypeOf(context.uid)
    const person = signedInPerson(strapi)
    if (!type || !person || !['create', 'clone', 'update', 'delete'].includes(context.action)) return next()
    return strapi.db.transaction(async ({ trx }) => {
      // What is copied is another document.
      const { documentId } = context.action === 'clone' ? {} : (context.params as { documentId?: string })
      const before = documentId ? await stored(strapi, type, documentId) : null
      const result = await next()
      const id = documentId ?? String((result as { documentId?: unknown } | null)?.documentId ?? '')
      const after = context.action === 'delete' ? null : await stored(strapi, type, id)
      if (type.kind === 'review' && context.action === 'delete') await forgetValuesOf(trx).where({ content_document_id: id })
      for (const change of differences(type, before, after)) {
        await strapi.db.query(CONTENT_CHANGE).create({
          data: { contentType: type.kind, contentDocumentId: id, changedBy: personName(person), changedById: person.id, ...change },
        })
      }
      return result
    })
  })
}

/** Null outside a request of the admin: what the inbox does itself has no history. */
function signedInPerson(strapi: Core.Strapi): (Person & { id: number }) | null {
  return strapi.requestContext.get()?.state['user'] ?? null
}

export async function forgetReviewValues(trx: Knex.Transaction, shown: readonly string[]): Promise<void> {
  await forgetValuesOf(trx).where({ content_type: 'review' }).whereNotIn('content_document_id', shown)
}

/** A client’s words, their name and the note of their consent go with the review; who wrote, hid or deleted it stays. */
function forgetValuesOf(trx: Knex.Transaction) {
  return trx('content_changes').whereNotIn('field', [CREATED, DELETED, showField.label]).delete()
}

async function stored(strapi: Core.Strapi, type: ContentType, documentId: string): Promise<Values | null> {
  const lists = Object.entries(type.fields).flatMap(([name, { entry }]) => (entry ? [name] : []))
  return strapi.db.query(uidOf(type)).findOne({ where: { documentId }, populate: lists })
}

function differences({ fields }: ContentType, before: Values | null, after: Values | null): FieldChange[] {
  if (before === null) return [{ field: CREATED, before: null, after: null }]
  if (after === null) return [{ field: DELETED, before: null, after: null }]
  return Object.entries(fields)
    .map(([name, { label }]) => ({ field: label, before: shownValue(before[name]), after: shownValue(after[name]) }))
    .filter((change) => change.before !== change.after)
    .map(({ field, before, after }) => ({ field, before: keptText(before), after: keptText(after) }))
}

export function shownValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const words = Array.isArray(value) ? value.map(rowText).join('; ') : String(value)
  return words === '' ? null : words
}

function rowText(row: unknown): string {
  const values = Object.entries((row ?? {}) as Values).filter(([name, value]) => !name.startsWith('_') && name !== 'id' && value !== null)
  return values.map(([, value]) => String(value)).join(', ')
}

export async function contentChanges(strapi: Core.Strapi, documentId: string): Promise<HistoryEntry[]> {
  const rows: (Omit<HistoryEntry, 'at'> & { at: string | number | Date })[] = await strapi.db
    .connection('content_changes')
    .select({ id: 'id', at: 'created_at', by: 'changed_by', field: 'field', before: 'before', after: 'after' })
    .where({ content_document_id: documentId })
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
