import { getFetchClient, isFetchError, useAPIErrorHandler, useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Person, personName } from '../../history/historyEntry.ts'
import { RECEIPT, REPLY_TEMPLATE } from '../../leads/rights.ts'
import { contentTypeOf, listPath, singlePath } from '../../ownersContent/contentTypes.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { fieldErrorsOf, replaceAction } from '../strapiInternals.ts'
import { useStoredDocuments } from './storedDocuments.ts'

type Values = Record<string, unknown>
type Stored = { updatedAt?: string; updatedBy?: Person | null }
type Props = { model: string; collectionType?: string; document?: Stored; documentId?: string }
type SaveAction = { disabled: boolean; onClick: (event: { preventDefault?: () => void }) => Promise<void> }

type Action = { label: string; onClick?: (event: never) => unknown; disabled?: boolean } | null
type Actions = Parameters<typeof replaceAction<Props, Action>>[0]

/** Our own save in place of Strapi's, and no way to delete what there is once: its phone, readers and fees would go with one press. */
export function withOwnSave(actions: Actions) {
  const withoutDelete = replaceAction(
    actions,
    'delete',
    (stock) => (props: Props) => (contentTypeOf(props.model)?.isSingle ? null : stock(props)),
  )
  return replaceAction(withoutDelete, 'update', (stock) => (props) => {
    // Both are called each time: what was just added becomes what is changed, and hooks must not move.
    const action = stock(props)
    const save = useDocumentSave(props)
    return save && action ? { ...action, ...save } : action
  })
}

const SHOWN_MS = 15_000

/** Strapi's save loses what was typed when the inbox does not answer, and lets the last of two people undo the first in silence. */
function useDocumentSave({ model, collectionType, document, documentId }: Props): SaveAction | null {
  const { toggleNotification } = useNotification()
  const byField = fieldErrorsOf(useAPIErrorHandler())
  const form = useForm('DocumentSave', (state) => state)
  const { readAgain, fill } = useStoredDocuments()
  const isSingle = collectionType === 'single-types'
  const isWritten = contentTypeOf(model) !== undefined || model === REPLY_TEMPLATE || model === RECEIPT
  // Without a document it is a new one or a copy: there Strapi keeps what was typed.
  const isOurs = isWritten && (isSingle || document !== undefined)
  const path = isSingle ? singlePath(model) : listPath(model, documentId)
  const isDisabled = form.isSubmitting || !form.modified

  async function send(values: Values): Promise<{ data: Stored } | string> {
    const known = document?.updatedAt
    const headers: Record<string, string> = known ? { 'If-Match': `"${known}"` } : { 'If-None-Match': '*' }
    try {
      // Not cut off, as by a hook's client, by whoever leaves the page at once.
      const sent = known ? changedFields(form.initialValues as Values, values) : values
      const { data } = await getFetchClient().put<{ data: Stored }>(path, sent, { headers })
      return data
    } catch (error) {
      const status = isFetchError(error) ? error.status : undefined
      if (status === 404) return 'This has been deleted since you opened it. Copy your words before you leave the page.'
      if (status !== 412) throw error
      return `${await lastSavedBy(path)} has saved this since you opened it. Copy your words, load the page again, and put them in.`
    }
  }

  async function save() {
    form.setSubmitting(true)
    try {
      const { errors } = await form.validate(true, { status: 'published' })
      if (errors) return toggleNotification({ type: 'danger', message: 'Some fields are not right yet. Correct them, then save again.' })
      const values = form.getValues()
      const answer = await send(values as Values)
      if (typeof answer === 'string')
        return toggleNotification({ type: 'warning', title: 'Not saved yet', message: answer, timeout: SHOWN_MS })
      toggleNotification({ type: 'success', message: 'Saved' })
      readAgain(`${model}_LIST`)
      const typed = form.getValues()
      // At once, so that nothing is typed between the two.
      flushSync(() => fill(isSingle ? model : `${model}_${documentId}`, answer))
      if (typed !== values) form.setValues(typed)
    } catch (error) {
      const answer = isFetchError(error) ? error.response?.data.error : undefined
      if (answer?.name === 'ValidationError') form.setErrors(byField(answer))
      toggleNotification({ type: 'danger', message: `Not saved. Your text is still here. ${reasonOf(error)}`, timeout: SHOWN_MS })
    } finally {
      form.setSubmitting(false)
    }
  }

  const latest = useRef({ save, isDisabled })
  latest.current = { save, isDisabled }
  useEffect(() => {
    if (!isOurs) return
    // Strapi's own key would start its own save: it listens later than this.
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && (event.key === 'Enter' || event.key.toLowerCase() === 's') && !event.shiftKey
      if (!isSave) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!latest.current.isDisabled) latest.current.save()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isOurs])

  if (!isOurs) return null
  return {
    disabled: isDisabled,
    onClick: (event) => {
      event.preventDefault?.()
      return save()
    },
  }
}

async function lastSavedBy(path: string): Promise<string> {
  const { data } = await getFetchClient().get<{ data: Stored }>(path)
  return personName(data.data.updatedBy ?? {}) || 'Someone else'
}

function changedFields(before: Values, after: Values): Values {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  return Object.fromEntries(names.map((name) => [name, after[name] ?? null]))
}
