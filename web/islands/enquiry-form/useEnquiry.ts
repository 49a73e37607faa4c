import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  checkEnquiry,
  type EnquiryErrors,
  type EnquiryErrorTexts,
  type EnquiryField,
  enquiryFieldOrder,
  refusedErrors,
} from '#domain/enquiry.ts'
import type { NoteWords } from '../form/FormNotes.tsx'
import { useLead } from '../form/useLead.ts'
import { messageKey, onFieldsKept, readFields, showFields, typedFields } from '../formStorage.ts'
import { whenShownAgain } from '../whenShown.ts'
import { forgetEnquiry, keepEarly, keepTyped, PERSON, payloadOf, readEnquiry } from './enquiryFields.ts'

type EnquiryFormWords = NoteWords & {
  fullName: string
  country: string
  phone: string
  phoneHint: string
  email: string
  emailHint: string
  likelyCountries: string
  allCountries: string
  errors: EnquiryErrorTexts
}

export type EnquiryFormProps = {
  heading: { text: string; id: string; level: 2 | 3 }
  messageLabel: string
  messagePlaceholder: string
  subject?: string
  /** The subject is followed by the path that the visitor sees. */
  subjectHasPath?: boolean
  endpoint: string
  words: EnquiryFormWords
  reach: { email: string; whatsapp: string }
}

/** The life of one enquiry: typed, checked, sent, and kept until it has arrived. */
export function useEnquiry(props: EnquiryFormProps) {
  const { messageLabel, subject, endpoint, words } = props
  const form = useRef<HTMLFormElement>(null)
  const { status, setStatus, send } = useLead(endpoint)
  const [errors, setErrors] = useState<EnquiryErrors>({})
  const [alert, setAlert] = useState<EnquiryField>()
  const message = messageKey(messageLabel)

  useEffect(() => {
    const element = form.current
    if (element === null) return
    const show = (key: string, typing?: null) => {
      if (key === PERSON || key === message) showFields(element, readFields(key), typing)
    }
    keepEarly(element, message)
    show(message, null)
    // The back/forward cache brings back a page from before the visitor corrected, or sent, the fields on another one.
    whenShownAgain(() => {
      for (const key of [PERSON, message]) show(key, null)
    })
    // A message is shown to a visitor who is typing in it, too: the next letter would keep the old one.
    return onFieldsKept((key) => show(key, key === message ? null : undefined))
  }, [message])

  /** Once the list has the country kept. React may call it with a letter that is typed and not kept yet. */
  function showPerson() {
    if (form.current !== null) showFields(form.current, { ...readFields(PERSON), ...typedFields(form.current) }, null)
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    keepTyped(event.currentTarget, event, message)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (status.is === 'sending') return
    const checked = checkEnquiry(readEnquiry(element), words.errors)
    showErrors(element, checked.ok ? {} : checked.errors)
    if (!checked.ok) return setStatus({ is: 'idle' })

    const answer = await send(element, payloadOf(checked.values, props))
    if (answer === undefined) return
    if (answer.stored) forgetEnquiry(message)
    else showErrors(element, refusedErrors(answer.refused, words.errors, subject))
  }

  /** The first wrong field takes the focus, so a screen reader announces its message; where it has the focus, the message is an alert. */
  function showErrors(element: HTMLFormElement, found: EnquiryErrors) {
    const first = enquiryFieldOrder.find((name) => found[name] !== undefined)
    const control = first && element.elements.namedItem(first)
    // Taken away first: an alert is announced as it comes, and again when Enter is pressed again.
    flushSync(() => setErrors({}))
    flushSync(() => {
      setErrors(found)
      setAlert(control === document.activeElement ? first : undefined)
    })
    if (control instanceof HTMLElement) control.focus()
  }

  return { form, errors, alert, status, submit, keep, showPerson }
}
