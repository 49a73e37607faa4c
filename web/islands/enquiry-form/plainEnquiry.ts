import { allCountryOptions, likelyCountries } from '#domain/countries.ts'
import { checkEnquiry, type EnquiryErrors, enquiryFieldOrder } from '#domain/enquiry.ts'
import { sendPlainly } from '../form/sendPlainly.ts'
import { messageKey, onFieldsKept, readFields, showFields } from '../formStorage.ts'
import { forgetEnquiry, keepEarly, keepTyped, PERSON, payloadOf, readEnquiry } from './enquiryFields.ts'
import type { EnquiryFormProps } from './useEnquiry.ts'

/** Keeps, checks and sends the printed form where EnquiryForm has thrown. The browser itself shows what is wrong. */
export function startPlainEnquiry(form: HTMLFormElement, props: EnquiryFormProps): void {
  const message = messageKey(props.messageLabel)
  const show = () => showFields(form, { ...readFields(PERSON), ...readFields(message) }, null)
  addOtherCountries(form)
  // Once what was typed is back.
  queueMicrotask(() => {
    keepEarly(form, message)
    show()
    onFieldsKept(show)
  })
  form.addEventListener('input', (event) => keepTyped(form, event, message))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const checked = checkEnquiry(readEnquiry(form), props.words.errors)
    if (!checked.ok) return showFirst(form, checked.errors)
    if (await sendPlainly(form, props.endpoint, payloadOf(checked.values, props))) forgetEnquiry(message)
  })
}

/** The printed list has only the likely ones. */
function addOtherCountries(form: HTMLFormElement): void {
  const others = allCountryOptions().filter(({ code }) => !likelyCountries.includes(code))
  form.querySelector('select')?.append(...others.map(({ code, label }) => new Option(label, code)))
}

function showFirst(form: HTMLFormElement, errors: EnquiryErrors): void {
  const name = enquiryFieldOrder.find((name) => errors[name] !== undefined)
  const control = name && form.elements.namedItem(name)
  if (!name || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  control.setCustomValidity(errors[name] ?? '')
  control.reportValidity()
  control.setCustomValidity('')
}
