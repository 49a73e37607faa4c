import { Fragment, type ReactNode } from 'react'
import { enquiryWords as words } from '#content/forms.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { settings } from '#content/settings.ts'
import type { EnquiryField } from '#domain/leads.ts'
import { countryOptions, defaultCountry, likelyCountries } from '#domain/phone.ts'
import type { EnquiryFormProps } from '#islands/forms/enquiryForm.ts'
import { Field } from './Field.tsx'
import { FormEnd } from './FormEnd.tsx'
import styles from './form.module.css'

type Props = {
  id: string
  texts: EnquiryTexts
  subjectHasPath?: boolean
}

export function EnquiryCard({ id, texts, subjectHasPath }: Props) {
  const { title, messageLabel, messagePlaceholder, subject } = texts
  const { failed, tooMany, errors, otherCountries } = words
  const endpoint = settings.CMS_URL
  const props: EnquiryFormProps = { endpoint, failed, tooMany, errors, otherCountries, messageLabel, subject, subjectHasPath }
  const named = (name: EnquiryField) => ({ id: `${id}-${name}`, name })
  const fields: Record<EnquiryField, ReactNode> = {
    fullName: <Field {...named('fullName')} label={words.fullName} autoComplete="name" required spellCheck={false} />,
    phone: (
      <div className={styles.phone}>
        <CountrySelect id={`${id}-country`} />
        <Field {...named('phone')} label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel-national" />
      </div>
    ),
    email: <Field {...named('email')} label={words.email} hint={words.emailHint} type="email" autoComplete="email" spellCheck={false} />,
    message: <Field {...named('message')} label={messageLabel} placeholder={messagePlaceholder} multiline required />,
  }
  return (
    <form
      className={styles.card}
      method="dialog"
      noValidate
      aria-labelledby={`${id}-title`}
      data-island="enquiry-form"
      data-props={JSON.stringify(props)}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
        <div className={styles.offer} data-offer hidden>
          <button type="button" className="button" />
          <p role="status" className="fine" />
        </div>
      </div>
      <FormEnd id={id} words={words} />
    </form>
  )
}

/** The likely countries: the script adds the other 200, which cost no bytes on pages that are only read. */
function CountrySelect({ id }: { id: string }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.country}</label>
      <select id={id} name="country" className={styles.control} autoComplete="tel-country-code" defaultValue={defaultCountry}>
        <optgroup label={words.likelyCountries}>
          {countryOptions(likelyCountries).map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  )
}
