import { enquiryWords } from '#content/forms.ts'
import { Field } from '#islands/form/Field.tsx'
import { FormNotes } from '#islands/form/FormNotes.tsx'
import form from '#islands/form/form.module.css'
import type { FormStatus } from '#islands/form/useLead.ts'
import styles from './Styleguide.module.css'

const reach = { email: 'info@example.com', whatsapp: 'https://wa.me/61491570006' }
const ends: FormStatus[] = [{ is: 'idle' }, { is: 'failed' }, { is: 'failed', waitSeconds: 600 }, { is: 'sent' }]

export function Controls() {
  return (
    <>
      <p className={styles.row}>
        <button type="button" className="button button-accent">
          Main action
        </button>
        <button type="button" className="button">
          Second action
        </button>
        <button type="button" className="button button-ink">
          On paper
        </button>
        <button type="button" className="button button-accent" disabled>
          Disabled
        </button>
        <a href="#controls">Somewhere else</a>
      </p>
      <div className={`${form.card} ${styles.card}`}>
        <div className={form.fields}>
          <Field name="empty" label="Empty" placeholder="For example: eight years with a utility" />
          <Field name="hint" label="With a hint" hint={enquiryWords.emailHint} type="email" />
          <Field name="wrong" label="Wrong" error={enquiryWords.errors.fullNameRequired} required />
          <Field name="long" label="Long" multiline />
        </div>
      </div>
      {ends.map((status) => (
        <div key={JSON.stringify(status)} className={`${form.card} ${styles.card}`}>
          <FormNotes id={`note-${status.is}`} status={status} words={enquiryWords} reach={reach} />
        </div>
      ))}
      <div className={`toast toast-success ${styles.still}`}>
        <span>Your query was submitted successfully!</span>
        <button type="button">×</button>
      </div>
      <div className={`toast toast-failure ${styles.still}`}>
        <span>Failed to submit form. Please try again.</span>
        <button type="button">×</button>
      </div>
    </>
  )
}
