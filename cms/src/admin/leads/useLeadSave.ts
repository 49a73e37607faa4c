import { getFetchClient } from '@strapi/strapi/admin'
import { LEAD } from '../../leads/contentTypes.ts'
import { leadFields } from '../../leads/leadFields.ts'
import { leadPath } from '../shared/leadPaths.ts'
import { useRefill, type Values } from '../shared/storedDocuments.ts'
import { type SaveAction, useKeptSave } from '../shared/useKeptSave.ts'
import { LEADS_CHANGED, useRefresh } from '../shared/useRefresh.ts'
import type { Lead } from './panel.ts'
import { hearRevision, revisionOf } from './revisions.ts'

type Props = { model: string; document?: Lead; documentId?: string }
type Change = { by: string; field: string; before: string | null; after: string | null }
type Answer = { revision: number; changes?: Change[] }

const LONGEST_SHOWN = 120
const labels = new Map<string, string>(leadFields.map(({ name, label }) => [name, label]))

/** Sends what was changed and the revision it was changed from: of two people who save one lead, neither undoes the other. */
export function useLeadSave({ model, document, documentId }: Props): SaveAction | null {
  const refresh = useRefresh()
  const refill = useRefill()

  async function send(values: Values, before: Values) {
    const body = {
      revision: revisionOf(documentId ?? '', document?.revision),
      changed: changedFields(before, values),
      notesBefore: textOf(before['notes']),
    }
    const { data } = await getFetchClient().put<Answer>(`/leads/${documentId}`, body, { validateStatus: (status) => status === 409 })
    hearRevision(documentId ?? '', body.revision, data.revision)
    if (!data.changes) return null
    window.dispatchEvent(new Event(LEADS_CHANGED))
    return meanwhile(data.changes)
  }

  return useKeptSave({
    isOurs: model === LEAD && document !== undefined && documentId !== undefined,
    send,
    onSaved: (sent) => {
      refresh()
      return refill(`${LEAD}_${documentId}`, leadPath(documentId ?? ''), sent)
    },
  })
}

function changedFields(before: Values, after: Values): Record<string, string | null> {
  const names = leadFields.map(({ name }) => name as string).filter((name) => textOf(before[name]) !== textOf(after[name]))
  return Object.fromEntries(names.map((name) => [name, textOf(after[name])]))
}

function textOf(value: unknown): string | null {
  return value === undefined || value === null || value === '' ? null : String(value)
}

function meanwhile(changes: Change[]): string {
  // A press of Email is no change of a field.
  const fields = changes.filter(({ field }) => field !== 'answer')
  const note = fields.some(({ field }) => field === 'notes') ? ' Your note goes under theirs.' : ''
  const told = fields.map(({ by, field, after }) => `${by}: ${labels.get(field) ?? field} is now ${short(after)}`)
  return `${told.join('. ') || 'Someone else changed this lead'}. Your text is still here: look at it again, then save.${note}`
}

function short(text: string | null): string {
  if (!text) return 'empty'
  return text.length > LONGEST_SHOWN ? `“${text.slice(0, LONGEST_SHOWN)}…”` : `“${text}”`
}
