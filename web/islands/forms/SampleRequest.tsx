import type { FormEvent } from 'react'
import type { sampleRequestWords } from '#content/forms.ts'
import { emailFormat, isEmailTooLong, toSampleRequestPayload } from '#domain/leads.ts'
import { otherDiscipline } from '../../../cms/src/contract/disciplines.ts'
import { Field } from './Field.tsx'
import { type DirectWays, FormEnd } from './FormEnd.tsx'
import { useFieldErrors, whileAsSent } from './fieldErrors.ts'
import styles from './form.module.css'
import { type KeptFields, keepFields, useKeptFields } from './keptFields.ts'
import { chosenFields, SAMPLE } from './sampleFields.ts'
import { useSending } from './useSending.ts'

export type SampleRequestProps = {
  endpoint: string
  words: typeof sampleRequestWords
  disciplines: readonly { value: string; label: string }[]
  /** The page's own discipline: chosen from the start, until the visitor chooses another or sends the form. */
  chosen: string
  ways: DirectWays
}

/** The footer's form. The browser itself checks it, so there is no `noValidate` here. */
export function SampleRequest({ endpoint, words, disciplines, chosen, ways }: SampleRequestProps) {
  const kept = useKeptFields(SAMPLE)
  const sending = useSending(endpoint)
  const { email = '', specify = '' } = kept
  const { errors, show } = useFieldErrors({ email })
  // The values just sent are cleared, the page's own discipline too.
  const discipline = kept.discipline || (sending.state === 'sent' ? '' : chosen)
  const isSending = sending.state === 'sending'
  const type = (fields: KeptFields) => keepFields(SAMPLE, fields)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    if (show(form, (now) => ({ email: isEmailTooLong(now.email) ? words.emailError : undefined }))) {
      sending.forget()
      return
    }
    sending.send(
      event,
      async () => toSampleRequestPayload({ email, discipline }, words),
      (answer) => {
        if (answer.stored) type({ discipline: '', specify: '', email: '' })
        else show(form, whileAsSent({ email: answer.refused.includes('email') ? words.emailError : undefined }, { email }))
      },
    )
  }

  return (
    <form className={styles.plain} method="dialog" aria-labelledby="sample-title" onSubmit={submit}>
      <h2 id="sample-title" className={styles.title}>
        {words.title}
      </h2>
      <p className={`aside ${styles.intro}`}>{words.intro}</p>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor="sample-discipline">{words.discipline}</label>
          <select
            id="sample-discipline"
            name="discipline"
            className={styles.control}
            required
            value={discipline}
            onChange={({ target }) => {
              // As the other fields: what is being sent stays on the page until it is answered.
              if (isSending) return
              sending.forget()
              type(chosenFields({ discipline: target.value }, chosen))
            }}
          >
            <option value="">{words.disciplinePlaceholder}</option>
            {disciplines.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field} hidden={discipline !== otherDiscipline}>
          <label htmlFor="sample-specify">{words.specify}</label>
          <input
            id="sample-specify"
            name="specify"
            className={styles.control}
            required
            disabled={discipline !== otherDiscipline}
            readOnly={isSending}
            placeholder={words.specifyPlaceholder}
            value={specify}
            onChange={({ target }) => type({ specify: target.value })}
          />
        </div>
        <Field
          id="sample-email"
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          required
          // The browser alone would take an address without an ending, which no mail reaches.
          pattern={emailFormat}
          title={words.emailFormat}
          value={email}
          onType={(text) => type({ email: text })}
          errors={errors}
          readOnly={isSending}
        />
      </div>
      <FormEnd id="sample" words={words} ways={ways} sending={sending} isSentShown={sending.state === 'sent' && email === ''} />
    </form>
  )
}
