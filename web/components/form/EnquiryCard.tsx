import { enquiryWords as words } from '#content/forms.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { settings } from '#content/settings.ts'
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
  const field = (name: string) => ({ id: `${id}-${name}`, name })
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
        <Field {...field('fullName')} label={words.fullName} autoComplete="name" required spellCheck={false} />
        <div className={styles.phone}>
          <CountrySelect id={`${id}-country`} />
          <Field {...field('phone')} label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel-national" />
        </div>
        <Field {...field('email')} label={words.email} hint={words.emailHint} type="email" autoComplete="email" spellCheck={false} />
        <Field {...field('message')} label={messageLabel} placeholder={messagePlaceholder} multiline required />
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
