import { dialCodeOf } from '#domain/dialCodes.ts'
import {
  checkEnquiry,
  type EnquiryErrorTexts,
  type EnquiryValues,
  emptyEnquiry,
  refusedErrors,
  subjectOnPath,
  toEnquiryPayload,
} from '#domain/leads.ts'
import { allCountryOptions, countryOf, defaultCountry, likelyCountries } from '#domain/phone.ts'
import { part, printed, setText } from '../dom.ts'
import { whenShownAgain } from '../pageEvents.ts'
import { addToMessage, isInMessage, offerFor, onOffer } from './enquiryOffer.ts'
import { changedField, keepFields, messageKey, onFieldsKept, readFields, showFields, typedFields } from './keptFields.ts'
import { type LeadFormProps, leadForm, showErrors } from './leadForm.ts'

export type EnquiryFormProps = LeadFormProps & {
  messageLabel: string
  subject?: string | undefined
  subjectHasPath?: boolean | undefined
  errors: EnquiryErrorTexts
  /** Above the countries that only the script lists. */
  otherCountries: string
}

const PERSON = 'person'

export function start(form: HTMLFormElement): void {
  const props = printed<EnquiryFormProps>(form.dataset.props)
  const message = messageKey(props.messageLabel)
  const { send, forgetNotes } = leadForm(form, props)
  const show = (key: string, typing?: null) => {
    if (key === PERSON || key === message) showFields(form, readFields(key), typing)
  }
  const showBoth = () => {
    for (const key of [PERSON, message]) show(key, null)
  }

  listOtherCountries(form, props.otherCountries)
  keepEarly(form, message)
  showBoth()
  // The back/forward cache brings back a page from before the visitor corrected, or sent, the fields on another one.
  whenShownAgain(showBoth)
  // A message is shown to a visitor who is typing in it, too: the next letter would keep the old one.
  onFieldsKept((key) => show(key, key === message ? null : undefined))
  showOffers(form, props.messageLabel)

  form.addEventListener('input', (event) => keepTyped(form, event, message))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { errors, values } = checkEnquiry(readEnquiry(form), props.errors)
    showErrors(form, errors)
    if (values === undefined) return forgetNotes()
    const { subject, subjectHasPath } = props
    const payload = toEnquiryPayload(values, subjectHasPath && subject ? subjectOnPath(subject, location.pathname) : subject)
    const answer = await send(payload)
    if (answer.stored) {
      const { message: noMessage, ...noPerson } = emptyEnquiry
      keepFields(PERSON, noPerson)
      keepFields(message, { message: noMessage })
    } else showErrors(form, refusedErrors(answer.refused, props.errors, subject))
  })
}

/** Keeps what was typed before the script arrived, so it is newer: the message after the one kept. */
function keepEarly(form: HTMLFormElement, message: string): void {
  const { message: text, ...person } = typedFields(form)
  keepFields(PERSON, person)
  const kept = readFields(message).message ?? ''
  if (text) keepFields(message, { message: text.includes(kept) ? text : `${kept}\n\n${text}` })
}

function keepTyped(form: HTMLFormElement, event: Event, message: string): void {
  const { message: text, ...person } = changedField(event)
  if (text !== undefined) keepFields(message, { message: text })
  const country = countryOf(person.phone ?? '', readEnquiry(form).country)
  keepFields(PERSON, country === null ? person : { ...person, country })
}

function readEnquiry(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form)
  // An older Chrome gives the line breaks of a textarea as CRLF.
  const text = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n')
  const typed = Object.fromEntries(Object.keys(emptyEnquiry).map((name) => [name, text(name)])) as EnquiryValues
  return dialCodeOf.has(typed.country) ? typed : { ...typed, country: defaultCountry }
}

function listOtherCountries(form: HTMLFormElement, label: string): void {
  const others = allCountryOptions().filter(({ code }) => !likelyCountries.includes(code))
  const group = Object.assign(document.createElement('optgroup'), { label })
  group.append(...others.map((country) => new Option(country.label, country.code)))
  part(form, 'select').append(group)
}

function showOffers(form: HTMLFormElement, messageLabel: string): void {
  const place = part(form, '[data-offer]')
  const button = part(place, 'button')
  const said = part(place, '[role=status]')
  const show = () => {
    const offer = offerFor(messageLabel)
    place.hidden = offer === undefined
    button.textContent = offer?.words.add ?? ''
    setText(said, offer && isInMessage(messageLabel, offer) ? offer.words.added : '')
  }
  button.addEventListener('click', () => addToMessage(messageLabel))
  onOffer(show)
  onFieldsKept(show)
  show()
}
