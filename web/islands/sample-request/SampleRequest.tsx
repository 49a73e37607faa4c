import { FormNotes, SubmitButton } from '../form/FormNotes.tsx'
import styles from '../form/form.module.css'
import { type SampleRequestProps, useSampleRequest } from './useSampleRequest.ts'

/** The footer's form. The browser itself checks it, so there is no `noValidate` here. */
export function SampleRequest(props: SampleRequestProps) {
  const { words, headingId } = props
  const { form, status, asksToSpecify, emailIsWrong, submit, changed } = useSampleRequest(props)
  const id = (name: string) => `${headingId}-${name}`

  return (
    <form ref={form} className={styles.plain} method="dialog" aria-labelledby={headingId} onSubmit={submit} onInput={changed}>
      <h2 id={headingId} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={id('discipline')}>{words.discipline}</label>
          <select id={id('discipline')} name="discipline" className={styles.control} required defaultValue={props.chosen ?? ''}>
            <option value="">{words.disciplinePlaceholder}</option>
            {props.disciplines.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {asksToSpecify && (
          <div className={styles.field}>
            <label htmlFor={id('specify')}>{words.specify}</label>
            <input
              id={id('specify')}
              name="specify"
              className={styles.control}
              required
              readOnly={status.is === 'sending'}
              placeholder={words.specifyPlaceholder}
            />
          </div>
        )}
        <div className={styles.field}>
          <label htmlFor={id('email')}>{words.email}</label>
          <input
            id={id('email')}
            name="email"
            type="email"
            className={styles.control}
            required
            readOnly={status.is === 'sending'}
            autoComplete="email"
            aria-invalid={emailIsWrong || undefined}
            aria-describedby={emailIsWrong ? id('email-error') : undefined}
          />
          {emailIsWrong && (
            <p id={id('email-error')} className={styles.error}>
              {words.emailError}
            </p>
          )}
        </div>
      </div>
      <FormNotes id={id('note')} status={status} words={words} reach={props.reach} />
      <SubmitButton noteId={id('note')} status={status} words={words} />
    </form>
  )
}
