import { useEffect, useEffectEvent, useId, useState } from 'react'
import { allCountryOptions, type CountryOption, countryOptions, defaultCountry, likelyCountries } from '#domain/countries.ts'
import type { EnquiryField } from '#domain/enquiry.ts'
import { Field } from '../form/Field.tsx'
import { FormNotes, SubmitButton } from '../form/FormNotes.tsx'
import styles from '../form/form.module.css'
import { SummaryOffer } from './SummaryOffer.tsx'
import { type EnquiryFormProps, useEnquiry } from './useEnquiry.ts'

/** The enquiry card. Its fields live in the DOM: what was typed before the script arrived stays. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { words, heading } = props
  const { form, errors, alert, status, submit, keep, showPerson } = useEnquiry(props)
  const noteId = useId()
  const Heading = heading.level === 2 ? 'h2' : 'h3'
  const field = (name: EnquiryField) => ({
    name,
    readOnly: status.is === 'sending',
    ...(errors[name] === undefined ? {} : { error: errors[name], errorIsAlert: name === alert }),
  })

  return (
    <form ref={form} className={styles.card} method="dialog" noValidate aria-labelledby={heading.id} onSubmit={submit} onInput={keep}>
      <Heading id={heading.id} className={styles.title}>
        {heading.text}
      </Heading>
      <div className={styles.fields}>
        <Field {...field('fullName')} label={words.fullName} autoComplete="name" required spellCheck={false} />
        <div className={styles.phone}>
          <CountrySelect label={words.country} likelyLabel={words.likelyCountries} allLabel={words.allCountries} onComplete={showPerson} />
          <Field {...field('phone')} label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel-national" />
        </div>
        <Field {...field('email')} label={words.email} hint={words.emailHint} type="email" autoComplete="email" spellCheck={false} />
        <Field {...field('message')} label={props.messageLabel} placeholder={props.messagePlaceholder} multiline required />
        <SummaryOffer messageLabel={props.messageLabel} />
      </div>
      <FormNotes id={noteId} status={status} words={words} reach={props.reach} />
      <SubmitButton noteId={noteId} status={status} words={words} />
    </form>
  )
}

type Props = { label: string; likelyLabel: string; allLabel: string; onComplete: () => void }

/**
 * A native select. The HTML contains the likely countries; the other 200 are added in the browser,
 * where they cost no bytes on pages that are only read.
 */
function CountrySelect({ label, likelyLabel, allLabel, onComplete }: Props) {
  const id = useId()
  const [rest, setRest] = useState<CountryOption[]>([])
  useEffect(() => setRest(allCountryOptions().filter(({ code }) => !likelyCountries.includes(code))), [])
  const complete = useEffectEvent(onComplete)
  useEffect(() => {
    if (rest.length > 0) complete()
  }, [rest])

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name="country" className={styles.control} autoComplete="tel-country-code" defaultValue={defaultCountry}>
        <optgroup label={likelyLabel}>{countryOptions(likelyCountries).map(option)}</optgroup>
        {rest.length > 0 && <optgroup label={allLabel}>{rest.map(option)}</optgroup>}
      </select>
    </div>
  )
}

function option({ code, label }: CountryOption) {
  return (
    <option key={code} value={code}>
      {label}
    </option>
  )
}
