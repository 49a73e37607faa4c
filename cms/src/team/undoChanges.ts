import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { leadFields } from '../leads/leadFields.ts'
import { answerKey, MESSAGES } from '../leads/outgoingMessages.ts'
import { changeLead } from './changeLead.ts'
import { mayChange } from './fieldRights.ts'
import { StaleLead } from './leadHistory.ts'
import { whoAsks } from './listLeads.ts'

const MOST_AT_ONCE = 100
const body = v.strictObject({
  changes: v.pipe(
    v.array(v.strictObject({ documentId: v.string(), revision: v.pipe(v.number(), v.integer()) })),
    v.minLength(1),
    v.maxLength(MOST_AT_ONCE),
  ),
})
const fields = new Set<string>(leadFields.map(({ name }) => name))

type Entry = {
  id: number
  changed_by: string
  field: string
  before: string | null
  after: string | null
  created_at: string | number | Date
}

/** Takes back the asking person's own last change of each lead, unless someone has changed the lead since. */
export function undoChanges(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const parsed = v.safeParse(body, ctx.request.body)
    if (!parsed.success) return ctx.badRequest('Send { changes } with the lead and revision of each.')
    const { name } = whoAsks(ctx)
    let count = 0
    let sent = 0
    for (const { documentId, revision } of parsed.output.changes) {
      let isUndone = false
      await changeLead(
        strapi,
        documentId,
        name,
        async ({ trx, before }) => {
          const entries: Entry[] = await trx('lead_changes').where({ lead_document_id: documentId, lead_revision: revision })
          const [first] = entries
          const changed = entries.filter(({ field }) => fields.has(field))
          if (!first || first.changed_by !== name || !changed.every(({ field }) => mayChange(ctx, field))) return null
          const key = answerKey(documentId, revision)
          const message: { state: string } | undefined = await trx(MESSAGES).where({ kind: 'answer', key }).first('state')
          // On its way or gone: that cannot be taken back.
          if (message && (await trx(MESSAGES).where({ kind: 'answer', key, state: 'waiting', attempts: 0 }).delete()) !== 1) {
            sent += 1
            return null
          }
          isUndone = true
          return {
            values: Object.fromEntries(changed.map((entry) => [entry.field, entry.before])),
            columns: {
              ...(isOf(before['first_answer_at'], first) ? { first_answer_at: null, first_answer_by: null } : {}),
              // It has waited since it came, whatever was pressed by mistake meanwhile.
              rescued_at: isOf(before['rescued_at'], first) ? null : before['rescued_at'],
            },
            entries: [{ field: 'undone', before: String(revision) }],
          }
        },
        revision,
      ).catch((error: unknown) => {
        if (!(error instanceof StaleLead)) throw error
      })
      if (isUndone) count += 1
    }
    ctx.body = { count, sent }
  }
}

/** Both are written with one and the same time. */
function isOf(time: unknown, { created_at }: Entry): boolean {
  return Boolean(time) && new Date(time as string | number | Date).getTime() === new Date(created_at).getTime()
}
