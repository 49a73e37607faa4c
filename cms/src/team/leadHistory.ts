import type { Knex } from 'knex'
import { keptText } from '../history/historyEntry.ts'
import { leadFields } from '../leads/leadFields.ts'
import type { CanRead } from './fieldRights.ts'

export type Change = {
  field: string
  before?: string | null
  after?: string | null
  /** Of a message or a note, whole. */
  subject?: string | null
  text?: string | null
  replyTo?: string | null
  /** Chosen by the page that sends it: a second try after no answer is known by it. */
  clientKey?: string | null
}
type Of = { documentId: string; leadRevision: number; by: string; at: Date }

/** In the transaction of the change itself: no change without its history, and none the other way. */
export async function addChanges(trx: Knex, { documentId, leadRevision, by, at }: Of, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await trx('lead_changes').insert(
    changes.map(({ field, before = null, after = null, subject = null, text = null, replyTo = null, clientKey = null }) => ({
      ...{ lead_document_id: documentId, lead_revision: leadRevision, changed_by: by, field, created_at: at, updated_at: at },
      ...{ before: keptText(before), after: keptText(after), subject, text, reply_to: replyTo, client_key: clientKey },
    })),
  )
}

/** The names in the history of what may be read; `answer` is what sets the first answer. */
export function readableChanges(canRead: CanRead): string[] {
  const fields: string[] = leadFields.map(({ name }) => name).filter((name) => canRead(name))
  if (canRead('notes')) fields.push('note')
  if (canRead('leadStatus')) fields.push('merged', 'apart')
  return canRead('firstAnswerAt', 'firstAnswerBy') ? [...fields, 'answer', 'undone'] : fields
}

/** Someone else saved the lead in the meantime: 409. */
export class StaleLead extends Error {
  readonly status = 409
  readonly expose = true
  constructor() {
    super('Someone else changed this lead in the meantime. Look at it again before you save.')
  }
}

/**
 * Counts the lead's revision up, or throws: of two who save at once, one is told. Inside the transaction of
 * the change, where the row stays locked to its end. Returns the new revision.
 */
export async function claimRevision(trx: Knex, documentId: string, revision: number): Promise<number> {
  const claimed = await trx('form_datas')
    .where({ document_id: documentId })
    .whereRaw('coalesce(revision, 0) = ?', [revision])
    .update({ revision: revision + 1 })
  if (claimed !== 1) throw new StaleLead()
  return revision + 1
}
