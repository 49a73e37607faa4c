import { sampleRequestWords as words } from '#content/forms.ts'
import { settings } from '#content/settings.ts'
import type { SampleRequestProps } from '#islands/forms/sampleRequest.ts'
import { disciplines } from '../../../cms/src/contract/disciplines.ts'
import { Field } from './Field.tsx'
import { FormEnd } from './FormEnd.tsx'
import styles from './form.module.css'

/** The footer's form. The browser itself checks it, so there is no `noValidate` here. `chosen`: the page is about this discipline. */
export function SampleRequest({ chosen = '' }: { chosen?: string | undefined }) {
  const { failed, tooMany, subject, queriesPrefix, emailError } = words
  const props: SampleRequestProps = { endpoint: settings.CMS_URL, failed, tooMany, subject, queriesPrefix, emailError, chosen }
  return (
    <form
      className={styles.plain}
      method="dialog"
      aria-labelledby="sample-title"
      data-island="sample-request"
      data-props={JSON.stringify(props)}
    >
      <h2 id="sample-title" className={styles.title}>
        {words.title}
      </h2>
      <p className={`aside ${styles.intro}`}>{words.intro}</p>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor="sample-discipline">{words.discipline}</label>
          <select id="sample-discipline" name="discipline" className={styles.control} required defaultValue={chosen}>
            <option value="">{words.disciplinePlaceholder}</option>
            {disciplines.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field} data-specify hidden>
          <label htmlFor="sample-specify">{words.specify}</label>
          <input id="sample-specify" name="specify" className={styles.control} required disabled placeholder={words.specifyPlaceholder} />
        </div>
        <Field id="sample-email" name="email" label={words.email} type="email" autoComplete="email" required />
      </div>
      <FormEnd id="sample" words={words} />
    </form>
  )
}
