import { isFetchError, useAPIErrorHandler, useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { reasonOf } from './reasonOf.ts'
import type { Values } from './storedDocuments.ts'

export type SaveAction = { disabled: boolean; onClick: (event: { preventDefault?: () => void }) => Promise<void> }

type Save = {
  isOurs: boolean
  /** What to tell when it was not saved; null when it was. */
  send: (values: Values, before: Values) => Promise<string | null>
  /** Gives what fills the form with what is stored now. */
  onSaved: (sent: Values) => Promise<() => void>
}

const SHOWN_MS = 15_000

/**
 * In place of Strapi's save, which fills the form with the stored text again when the inbox does not answer: what
 * was typed is gone. Here it stays until it is saved.
 */
export function useKeptSave({ isOurs, send, onSaved }: Save): SaveAction | null {
  const { toggleNotification } = useNotification()
  const { _unstableFormatValidationErrors: byField } = useAPIErrorHandler()
  const form = useForm('KeptSave', (state) => state)
  const isDisabled = form.isSubmitting || !form.modified

  async function save() {
    form.setSubmitting(true)
    try {
      const { errors } = await form.validate(true, { status: 'published' })
      if (errors) return toggleNotification({ type: 'danger', message: 'Some fields are not right yet. Correct them, then save again.' })
      const values = form.getValues()
      const refusal = await send(values as Values, form.initialValues as Values)
      if (refusal !== null) return toggleNotification({ type: 'warning', title: 'Not saved yet', message: refusal, timeout: SHOWN_MS })
      toggleNotification({ type: 'success', message: 'Saved' })
      const fill = await onSaved(values as Values)
      const typed = form.getValues()
      // At once, so that nothing is typed between the two.
      flushSync(fill)
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
