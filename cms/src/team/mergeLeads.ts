import * as v from 'valibot'
import { statusBeforeMerging } from '../leads/listQuery.ts'
import { param, Refused, read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { changeAskedLead, changeLead, ERASED, fieldText } from './changeLead.ts'

const asked = v.strictObject({ other: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)) })
const ASK = 'Send { other }: the lead to put under this one.'

export const mergeLead: Work = async (ctx, strapi) => {
  const documentId = param(ctx, 'documentId')
  const { other } = read(asked, ctx.request.body, ASK)
  if (other === documentId) throw new Refused(400, ASK)
  const person = whoAsks(ctx)
  const merged = await changeLead(strapi, other, person, async ({ trx, before }) => {
    const into: { lead_status: string } | undefined = await trx('form_datas').where({ document_id: documentId }).first('lead_status')
    const children = await trx('form_datas').where({ merged_into: other, lead_status: 'merged' }).first('id')
    if (!into || into.lead_status === 'merged' || before['lead_status'] === 'merged')
      throw new Refused(400, 'One of the two is merged or erased already.')
    if (children) throw new Refused(400, 'Other leads are merged into that one: open it, and merge this one into it.')
    return { values: { leadStatus: 'merged' }, columns: { merged_into: documentId }, entries: [{ field: 'merged', after: documentId }] }
  })
  if (!merged) throw new Refused(404, ERASED)
  const told = await changeLead(strapi, documentId, person, () => ({ entries: [{ field: 'merged', before: other }] }))
  return { revision: told?.revision ?? 0 }
}

export const takeApart: Work = async (ctx, strapi) => {
  const documentId = param(ctx, 'documentId')
  let from: string | null = null
  const apart = await changeAskedLead(strapi, ctx, async ({ trx, before }) => {
    if (before['lead_status'] !== 'merged') return null
    from = fieldText(before, 'merged_into')
    return {
      values: { leadStatus: await statusBeforeMerging(trx, documentId) },
      columns: { merged_into: null },
      entries: [{ field: 'apart', before: from }],
    }
  })
  if (from) await changeLead(strapi, from, whoAsks(ctx), () => ({ entries: [{ field: 'apart', after: documentId }] }))
  return apart
}
