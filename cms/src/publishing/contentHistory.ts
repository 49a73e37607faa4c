import type { Core } from '@strapi/strapi'
import { keptText } from '../historyText.ts'
import { type ContentType, contentTypeOf, contentTypes } from '../siteContent/contentTypes.ts'

const CONTENT_CHANGE = 'api::content-change.content-change'
const MOST_SHOWN = 100

type Person = { firstname?: string | null; lastname?: string | null; email: string }
type Values = Record<string, unknown>
type Change = { field: string; before: string | null; after: string | null }

const COMPONENTS: Record<string, string> = { details: 'readers', article: 'sources' }

/** Who changed what, in one transaction with the change: no change without its history, and none the other way. */
export function recordContentChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = contentTypeOf(context.uid)
    const person = signedInPerson(strapi)
    if (!type || !person || !['create', 'update', 'delete'].includes(context.action)) return next()
    return strapi.db.transaction(async () => {
      const { documentId } = context.params as { documentId?: string }
      const before = documentId ? await stored(strapi, type, documentId) : null
      const result = await next()
      const id = documentId ?? String((result as { documentId?: unknown } | null)?.documentId ?? '')
      const after = context.action === 'delete' ? null : await stored(strapi, type, id)
      for (const change of differences(type, before, after)) {
        await strapi.db
          .query(CONTENT_CHANGE)
          .create({ data: { contentType: type.kind, contentDocumentId: id, changedBy: nameOf(person), ...change } })
      }
      return result
    })
  })
}

async function stored(strapi: Core.Strapi, type: ContentType, documentId: string): Promise<Values | null> {
  const component = COMPONENTS[type.kind]
  return strapi.db.query(type.uid).findOne({ where: { documentId }, ...(component ? { populate: { [component]: true } } : {}) })
}

function differences({ fields }: ContentType, before: Values | null, after: Values | null): Change[] {
  if (before === null) return [{ field: 'Created', before: null, after: null }]
  if (after === null) return [{ field: 'Deleted', before: null, after: null }]
  return fields
    .map(({ name, label }) => ({ field: label, before: text(before[name]), after: text(after[name]) }))
    .filter((change) => change.before !== change.after)
    .map(({ field, before, after }) => ({ field, before: keptText(before), after: keptText(after) }))
}

function text(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const words = Array.isArray(value) ? value.map(rowText).join('; ') : String(value)
  return words === '' ? null : words
}

function rowText(row: unknown): string {
  const values = Object.entries((row ?? {}) as Values).filter(([name, value]) => !name.startsWith('_') && name !== 'id' && value !== null)
  return values.map(([, value]) => String(value)).join(', ')
}

/** The newest first. */
export async function contentChanges(strapi: Core.Strapi, documentId: string): Promise<object[]> {
  const rows = await strapi.db
    .connection('content_changes')
    .select('id', 'created_at', 'changed_by', 'field', 'before', 'after')
    .where({ content_document_id: documentId })
    .whereIn(
      'content_type',
      contentTypes.map(({ kind }) => kind),
    )
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.created_at).toISOString(),
    by: row.changed_by,
    field: row.field,
    before: row.before,
    after: row.after,
  }))
}

function signedInPerson(strapi: Core.Strapi): Person | null {
  const state = strapi.requestContext.get()?.state
  return state?.['userAbility'] && state['user'] ? state['user'] : null
}

function nameOf({ firstname, lastname, email }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email
}
