import * as v from 'valibot'
import type { Colleague, Doing } from '../leads/leadApi.ts'
import { param, Refused, read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { ERASED } from './changeLead.ts'

/** A page says it every few seconds: whoever has not for this long has left. */
const HERE_MS = 15_000
const body = v.strictObject({ doing: v.nullable(v.picklist(['open', 'answering'])) })

/** Who has which lead open, in memory: each instance knows of those who ask it. It is shown and locks nothing. */
const seen = new Map<string, Map<number, { name: string; doing: Doing; at: number }>>()

export function colleaguesAt(documentId: string, person: number): Colleague[] {
  const people = seen.get(documentId)
  if (!people) return []
  for (const [id, { at }] of people) if (Date.now() - at > HERE_MS) people.delete(id)
  if (people.size === 0) seen.delete(documentId)
  return [...people].filter(([id]) => id !== person).map(([, { name, doing }]) => ({ name, doing }))
}

export const tellPresence: Work = async (ctx, strapi) => {
  const { doing } = read(body, ctx.request.body, 'Send { doing } as open, answering or null.')
  const documentId = param(ctx, 'documentId')
  const row: { revision: number | null } | undefined = await strapi.db
    .connection('form_datas')
    .where({ document_id: documentId })
    .first('revision')
  if (!row) throw new Refused(404, ERASED)
  const { id, name } = whoAsks(ctx)
  const people = seen.get(documentId) ?? new Map()
  if (doing) people.set(id, { name, doing, at: Date.now() })
  else people.delete(id)
  seen.set(documentId, people)
  return { revision: row.revision ?? 0, here: colleaguesAt(documentId, id) }
}
