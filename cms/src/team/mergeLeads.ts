import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { changeLead, fieldText } from './changeLead.ts'
import { documentIdOf, whoAsks } from './teamMembers.ts'

const body = v.strictObject({ other: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)) })

/** Puts another lead of the same person under this one: it leaves the lists and the numbers, and keeps its words and history. */
export function mergeLead(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const documentId = documentIdOf(ctx)
    const parsed = v.safeParse(body, ctx.request.body)
    if (!parsed.success || parsed.output.other === documentId) return ctx.badRequest('Send { other }: the lead to put under this one.')
    const { other } = parsed.output
    const { name } = whoAsks(ctx)
    let refused: string | null = null
    const merged = await changeLead(strapi, other, name, async ({ trx, before }) => {
      const into: { lead_status: string } | undefined = await trx('form_datas').where({ document_id: documentId }).first('lead_status')
      const children = await trx('form_datas').where({ merged_into: other, lead_status: 'merged' }).first('id')
      if (!into || into.lead_status === 'merged' || before['lead_status'] === 'merged')
        refused = 'One of the two is merged or erased already.'
      else if (children) refused = 'Other leads are merged into that one: open it, and merge this one into it.'
      if (refused) return null
      return { values: { leadStatus: 'merged' }, columns: { merged_into: documentId }, entries: [{ field: 'merged', after: documentId }] }
    })
    if (!merged) return ctx.notFound('This lead has been erased.')
    if (refused) return ctx.badRequest(refused)
    const told = await changeLead(strapi, documentId, name, () => ({ entries: [{ field: 'merged', before: other }] }))
    ctx.body = { revision: told?.revision ?? 0 }
  }
}

/** Takes a merged lead out again, with the status it had. */
export function takeApart(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const documentId = documentIdOf(ctx)
    const { name } = whoAsks(ctx)
    let from: string | null = null
    const apart = await changeLead(strapi, documentId, name, async ({ trx, before }) => {
      if (before['lead_status'] !== 'merged') return null
      from = fieldText(before, 'merged_into')
      const merging: { before: string | null } | undefined = await trx('lead_changes')
        .where({ lead_document_id: documentId, field: 'leadStatus', after: 'merged' })
        .orderBy('id', 'desc')
        .first('before')
      return {
        values: { leadStatus: merging?.before ?? 'new' },
        columns: { merged_into: null },
        entries: [{ field: 'apart', before: from }],
      }
    })
    if (!apart) return ctx.notFound('This lead has been erased.')
    if (from) await changeLead(strapi, from, name, () => ({ entries: [{ field: 'apart', after: documentId }] }))
    ctx.body = { revision: apart.revision }
  }
}
