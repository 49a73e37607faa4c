import type { FormEvent } from 'react'
import type { DetailWords, enquiryWords } from '#content/forms.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { dialCodeOf } from '#domain/dialCodes.ts'
import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryValues,
  emptyEnquiry,
  refusedErrors,
  subjectOnPath,
  toEnquiryPayload,
} from '#domain/leads.ts'
import { phoneLine } from '#domain/phone/phoneLine.ts'
import { allCountryOptions, countryOptions, defaultCountry } from '#domain/phone.ts'
import type { PlainDetail } from '../../../cms/src/contract/sentFields.ts'
import { useIsInBrowser } from '../runtime/store.ts'
import { addToMessage, useEnquirySummary } from './enquirySummary.ts'
import { Field } from './Field.tsx'
import { type DirectWays, FormEnd } from './FormEnd.tsx'
import { useFieldErrors, whileAsSent } from './fieldErrors.ts'
import styles from './form.module.css'
import { type KeptFields, keepFields, messageKey, PERSON, useKeptFields } from './keptFields.ts'
import { phoneReader, usePhoneReading } from './phoneReader.ts'
import { useSending } from './useSending.ts'

type Country = { code: string; label: string }

export type EnquiryFormProps = {
  id: string
  endpoint: string
  texts: EnquiryTexts
  /** The subject ends with the path of the page. */
  subjectHasPath: boolean
  words: Omit<typeof enquiryWords, 'otherCountries'> & { otherCountries: string }
  /** Named while the site is built: browsers have other names for some, and the rest are listed in the browser alone. */
  likelyCountries: readonly Country[]
  ways: DirectWays
}

export function EnquiryForm({ id, endpoint, texts, subjectHasPath, words, likelyCountries, ways }: EnquiryFormProps) {
  const { title, messageLabel, messagePlaceholder, subject } = texts
  const message = messageKey(messageLabel)
  const person = useKeptFields(PERSON)
  const kept = useKeptFields(message)
  const sending = useSending(endpoint)
  const values = valuesOf(person, kept.message ?? '')
  const { errors, show } = useFieldErrors(values)
  const phone = usePhoneReading(values.phone, values.country)
  const isSending = sending.state === 'sending'

  const type = (fields: KeptFields) => {
    const { message: text, ...rest } = fields
    if (text !== undefined) keepFields(message, { message: text })
    keepFields(PERSON, rest)
  }
  const field = (name: EnquiryField) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    onType: (text: string) => type({ [name]: text }),
    errors,
    readOnly: isSending,
  })

  const faults = (now: EnquiryValues) => checkEnquiry(now, words.errors).errors

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const { values: sent } = checkEnquiry(values, words.errors)
    if (show(form, faults) || sent === undefined) {
      sending.forget()
      return
    }
    const payload = async () => {
      const read = checkEnquiry(values, words.errors, await phoneReader(values.phone))
      const onPath = subjectHasPath && subject ? subjectOnPath(subject, location.pathname) : subject
      return toEnquiryPayload(read.values ?? sent, onPath)
    }
    sending.send(event, payload, (answer) => {
      if (!answer.stored) {
        show(form, whileAsSent(refusedErrors(answer.refused, words.errors, subject), values))
        return
      }
      const { message: noMessage, ...noPerson } = emptyEnquiry
      keepFields(PERSON, noPerson)
      keepFields(message, { message: noMessage })
    })
  }

  return (
    <form className={styles.card} method="dialog" noValidate aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>
        <Field {...field('fullName')} label={words.fullName} autoComplete="name" required spellCheck={false} />
        <div className={styles.phone}>
          <CountrySelect
            id={`${id}-country`}
            words={words}
            likely={likelyCountries}
            // A code that was typed is the number's; without it the visitor's own country is there again.
            value={phone.suggested}
            onChoose={(country) => type({ country })}
          />
          <Field
            {...field('phone')}
            label={words.phone}
            hint={words.phoneHint}
            note={phoneLine(phone, words, nameOf)}
            type="tel"
            autoComplete="tel-national"
          />
        </div>
        <Field {...field('email')} label={words.email} hint={words.emailHint} type="email" autoComplete="email" spellCheck={false} />
        {(Object.entries(words.details) as [PlainDetail, DetailWords][]).map(([name, texts]) => (
          <Field key={name} {...field(name)} {...texts} />
        ))}
        <Field {...field('message')} label={messageLabel} placeholder={messagePlaceholder} multiline required />
        <SummaryButton messageLabel={messageLabel} message={values.message} />
      </div>
      <FormEnd
        id={id}
        words={words}
        ways={ways}
        sending={sending}
        // It is about the message that was sent, not about the next one.
        isSentShown={sending.state === 'sent' && isEmpty(values)}
      />
    </form>
  )
}

function valuesOf(person: KeptFields, message: string): EnquiryValues {
  const { country = defaultCountry } = person
  return { ...emptyEnquiry, ...person, message, country: dialCodeOf.has(country) ? country : defaultCountry }
}

/** Only in the browser: while the page is built no number has been typed. */
function nameOf(country: string): string {
  const [option] = countryOptions([country])
  return option?.label.replace(/ \(.*/, '') ?? country
}

function isEmpty({ country: _, ...typed }: EnquiryValues): boolean {
  return Object.values(typed).every((text) => text === '')
}

type CountryProps = {
  id: string
  words: Pick<EnquiryFormProps['words'], 'country' | 'likelyCountries' | 'otherCountries'>
  likely: readonly Country[]
  value: string
  onChoose: (country: string) => void
}

/** The likely countries are printed; the other 200 cost no bytes on pages that are only read. */
function CountrySelect({ id, words, likely, value, onChoose }: CountryProps) {
  const others = useIsInBrowser() ? allCountryOptions().filter(({ code }) => !likely.some((one) => one.code === code)) : []
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.country}</label>
      <select
        id={id}
        name="country"
        className={styles.control}
        autoComplete="tel-country-code"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <optgroup label={words.likelyCountries}>
          <Options of={likely} />
        </optgroup>
        {others.length > 0 && (
          <optgroup label={words.otherCountries}>
            <Options of={others} />
          </optgroup>
        )}
      </select>
    </div>
  )
}

function Options({ of }: { of: readonly Country[] }) {
  return of.map(({ code, label }) => (
    <option key={code} value={code}>
      {label}
    </option>
  ))
}

/** What a result, a calculator or a check has worked out: put into the message by one press, and only by it. */
function SummaryButton({ messageLabel, message }: { messageLabel: string; message: string }) {
  const given = useEnquirySummary(messageLabel)
  return (
    <div className={styles.summary} hidden={given === undefined}>
      <button type="button" className="button" onClick={() => addToMessage(messageLabel)}>
        {given?.words.add}
      </button>
      <p role="status" className="fine">
        {given && message.includes(given.summary) ? given.words.added : ''}
      </p>
    </div>
  )
}
