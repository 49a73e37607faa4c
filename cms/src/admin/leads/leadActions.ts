import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { LEAD } from '../../leads/contentTypes.ts'
import { leadFields } from '../../leads/leadFields.ts'
import { LEADS_CHANGED, useRefresh } from '../shared/useRefresh.ts'
import type { Lead } from './panel.ts'
import { hearRevision, revisionOf } from './revisions.ts'

type Props = { model: string; document?: Lead; documentId?: string }
type Action = { label: string; onClick?: (event: never) => unknown; disabled?: boolean }
type ActionComponent = ((props: Props) => Action | null) & { type?: string; position?: unknown }
type Change = { by: string; field: string; before: string | null; after: string | null }
type Answer = { revision: number; changes?: Change[] }
type Values = Record<string, unknown>

const SHOWN_MS = 15_000
const LONGEST_SHOWN = 120
const labels = new Map<string, string>(leadFields.map(({ name, label }) => [name, label]))

/**
 * In place of Strapi's save, which sends every field: of two people who save one lead, the last would undo the
 * first and neither would know. Strapi's own refusal refills the form, and what was typed is gone; this keeps it.
 * And a lead's menu has nothing that the person may not do: Strapi shows Duplicate and Delete, greyed, to everyone.
 */
export function withLeadActions(actions: ActionComponent[]): ActionComponent[] {
  return actions.map((action) => {
    if (action.type === 'update') return changed(action, withLeadSave(action))
    return action.type === 'clone' || action.type === 'delete' ? changed(action, hiddenWhereRefused(action)) : action
  })
}

function changed({ type, position }: ActionComponent, by: (props: Props) => Action | null): ActionComponent {
  return Object.assign(by, { ...(type ? { type } : {}), position })
}

function withLeadSave(action: ActionComponent) {
  return (props: Props) => {
    // Both are called each time: a lead that was just added becomes one that is changed, and hooks must not move.
    const stock = action(props)
    const own = useLeadSave(props)
    return own && stock ? { ...stock, ...own } : stock
  }
}

function hiddenWhereRefused(action: ActionComponent) {
  return (props: Props) => {
    const stock = action(props)
    return props.model === LEAD && stock?.disabled ? null : stock
  }
}

function useLeadSave({ model, document, documentId }: Props): Omit<Action, 'label'> | null {
  const { put } = useFetchClient()
  const { toggleNotification } = useNotification()
  const refresh = useRefresh()
  const form = useForm('LeadSave', (state) => state)
  const isLead = model === LEAD && document !== undefined && documentId !== undefined
  const isDisabled = form.isSubmitting || !form.modified

  async function save() {
    if (!documentId) return
    form.setSubmitting(true)
    try {
      const focused = globalThis.document.activeElement
      if (focused instanceof HTMLElement) focused.blur()
      // As Strapi does: a field that writes into the form when it is left has its turn first.
      await Promise.resolve()
      await Promise.resolve()
      const { errors } = await form.validate(true, { status: 'published' })
      if (errors) return toggleNotification({ type: 'danger', message: 'Some fields are not right yet. Correct them, then save again.' })
      const values = form.getValues()
      const changed = changedFields(form.initialValues as Values, values as Values)
      const body = { revision: revisionOf(documentId, document?.revision), changed }
      const { data } = await put<Answer>(`/leads/${documentId}`, body, { validateStatus: (status: number) => status === 409 })
      hearRevision(documentId, body.revision, data.revision)
      if (data.changes) {
        window.dispatchEvent(new Event(LEADS_CHANGED))
        return toggleNotification({ type: 'warning', title: 'Not saved yet', message: meanwhile(data.changes), timeout: SHOWN_MS })
      }
      form.resetForm(values)
      refresh(documentId)
      toggleNotification({ type: 'success', message: 'Saved' })
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      toggleNotification({ type: 'danger', message: `The lead was not saved. Your text is still here. ${reason}` })
    } finally {
      form.setSubmitting(false)
    }
  }

  const latest = useRef({ save, isDisabled })
  latest.current = { save, isDisabled }
  useEffect(() => {
    if (!isLead) return
    // Strapi's own key would send every field: it listens later than this.
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && (event.key === 'Enter' || event.key.toLowerCase() === 's') && !event.shiftKey
      if (!isSave) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!latest.current.isDisabled) latest.current.save()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isLead])

  if (!isLead) return null
  return {
    disabled: isDisabled,
    onClick: (event: { preventDefault?: () => void }) => {
      event.preventDefault?.()
      return save()
    },
  }
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
  const told = fields.map(({ by, field, after }) => `${by}: ${labels.get(field) ?? field} is now ${short(after)}`)
  return `${told.join('. ') || 'Someone else changed this lead'}. Your text is still here: look at it again, then save.`
}

function short(text: string | null): string {
  if (!text) return 'empty'
  return text.length > LONGEST_SHOWN ? `“${text.slice(0, LONGEST_SHOWN)}…”` : `“${text}”`
}
