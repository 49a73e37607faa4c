import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkEnquiry, type EnquiryField, enquiryFieldOrder, toEnquiryPayload } from '#domain/enquiry.ts'
import { countryOf } from '#domain/phone.ts'
import { dropDraft, keepDraft, messageDraft, onDraftChange, readDraft } from '../draft.ts'
import { useLead } from '../form/useLead.ts'
import { writeFields } from '../form/writeFields.ts'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import { readEnquiry } from './fields.ts'

const PERSON = 'person'

/** The life of one enquiry: typed, checked, sent, and kept until it has arrived. */
export function useEnquiry({ messageLabel, subject, endpoint, words, toasts }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { status, setStatus, send } = useLead(endpoint, toasts)
  const [errors, setErrors] = useState<Partial<Record<EnquiryField, string>>>({})
  const message = messageDraft(messageLabel)

  useEffect(() => {
    const element = form.current
    if (element === null) return
    return onDraftChange((key) => {
      if (key === PERSON) writeFields(element, { fullName: '', phone: '', email: '', ...readDraft(PERSON) })
      if (key === message) writeFields(element, { message: '', ...readDraft(message) })
    })
  }, [message])

  /** Shows the draft, after keeping what was typed before the script was there: that is newer. */
  function restore() {
    const element = form.current
    if (element === null) return
    const { message: text, country, ...person } = readEnquiry(element)
    const typed = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== ''))
    if (Object.keys(typed).length > 0) keepDraft(PERSON, person.phone === '' ? typed : { ...typed, country })
    if (text !== '') keepDraft(message, { message: text })
    writeFields(element, { ...readDraft(PERSON), ...readDraft(message) })
  }

  function keep() {
    if (form.current === null) return
    const { message: text, ...person } = readEnquiry(form.current)
    keepDraft(PERSON, person)
    keepDraft(message, { message: text })
  }

  function countryOfPhone({ currentTarget }: FormEvent<HTMLInputElement>) {
    if (form.current === null) return
    const country = countryOf(currentTarget.value, readEnquiry(form.current).country)
    if (country !== null) writeFields(form.current, { country })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (status === 'sending') return
    const checked = checkEnquiry(readEnquiry(element), words.errors)
    flushSync(() => setErrors(checked.ok ? {} : checked.errors))
    if (!checked.ok) {
      setStatus('idle')
      focusField(
        element,
        enquiryFieldOrder.find((name) => checked.errors[name] !== undefined),
      )
      return
    }

    if (await send(element, toEnquiryPayload(checked.values, subject))) for (const key of [PERSON, message]) dropDraft(key)
  }

  return { form, errors, status, submit, keep, restore, countryOfPhone }
}

function focusField(form: HTMLFormElement, name: EnquiryField | undefined) {
  const control = name && form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
