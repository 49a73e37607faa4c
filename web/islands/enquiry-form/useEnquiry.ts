import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { defaultCountry } from '#domain/countries.ts'
import { isCountryCode } from '#domain/dialCodes.ts'
import {
  checkEnquiry,
  type EnquiryErrors,
  type EnquiryErrorTexts,
  type EnquiryField,
  type EnquiryValues,
  enquiryFieldOrder,
  refusedErrors,
  subjectOnPath,
  toEnquiryPayload,
} from '#domain/enquiry.ts'
import { countryOf } from '#domain/phone.ts'
import type { NoteWords } from '../form/FormNotes.tsx'
import { useLead } from '../form/useLead.ts'
import { changedField, keepFields, messageKey, onFieldsKept, readFields, showFields, typedFields } from '../formStorage.ts'
import { whenShownAgain } from '../whenShown.ts'

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
  /** The page's own first words of the message. */
  message?: string
  endpoint: string
  words: EnquiryFormWords
  reach: { email: string; whatsapp: string }
}

const PERSON = 'person'
const NOBODY = { fullName: '', country: defaultCountry, phone: '', email: '' }

/** The life of one enquiry: typed, checked, sent, and kept until it has arrived. */
export function useEnquiry({ messageLabel, subject, subjectHasPath, message: first = '', endpoint, words }: EnquiryFormProps) {
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
    // Typed before the script arrived, so it is newer.
    const { message: text = first, ...person } = typedFields(element)
    keepFields(PERSON, person)
    if (text !== first) keepFields(message, { message: withKept(text, first, readFields(message).message ?? '') })
    const { message: kept } = readFields(message)
    if (kept !== undefined) showFields(element, { message: kept || first }, null)
    // The back/forward cache brings back a page from before the visitor corrected, or sent, the fields on another one.
    whenShownAgain(() => {
      for (const key of [PERSON, message]) show(key, null)
    })
    // A message is shown to a visitor who is typing in it, too: the next letter would keep the old one.
    return onFieldsKept((key) => show(key, key === message ? null : undefined))
  }, [message, first])

  /** Once the list has the country kept. React may call it with a letter that is typed and not kept yet. */
  function showPerson() {
    if (form.current !== null) showFields(form.current, { ...readFields(PERSON), ...typedFields(form.current) }, null)
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    const { message: text, ...person } = changedField(event)
    if (text !== undefined) keepFields(message, { message: text })
    const country = countryOf(person.phone ?? '', readEnquiry(event.currentTarget).country)
    keepFields(PERSON, country === null ? person : { ...person, country })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (status.is === 'sending') return
    const checked = checkEnquiry(readEnquiry(element), words.errors)
    showErrors(element, checked.ok ? {} : checked.errors)
    if (!checked.ok) return setStatus({ is: 'idle' })

    const answer = await send(
      element,
      toEnquiryPayload(checked.values, subjectHasPath && subject ? subjectOnPath(subject, location.pathname) : subject),
    )
    if (answer === undefined) return
    if (answer.stored) {
      keepFields(PERSON, NOBODY)
      keepFields(message, { message: '' })
    } else showErrors(element, refusedErrors(answer.refused, words.errors, subject))
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

/** What was typed early, with what has been kept in the place of the page's first words. */
function withKept(text: string, first: string, kept: string): string {
  if (text.includes(kept)) return text
  return first === '' ? `${kept}\n\n${text}` : text.replace(first, () => kept)
}

function readEnquiry(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form)
  // An older Chrome gives the line breaks of a textarea as CRLF.
  const text = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n')
  const country = text('country')
  return {
    fullName: text('fullName'),
    country: isCountryCode(country) ? country : defaultCountry,
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
  }
}
