import { contact } from '#content/contact.ts'
import type { enquiryWords, sampleRequestWords } from '#content/forms.ts'
import styles from './form.module.css'

/** The failure is not a live region, because the toast has announced it. */
export function FormEnd({ id, words }: { id: string; words: typeof enquiryWords | typeof sampleRequestWords }) {
  return (
    <>
      <noscript>
        <p className="callout">
          {words.noScript} <Ways />
        </p>
      </noscript>
      <p id={`${id}-failed`} className={`callout ${styles.failed}`} data-fault data-failed-note>
        {words.failed} <Ways />
      </p>
      <p className="callout" data-sent-note hidden>
        {words.sent}
      </p>
      <p className="fine script-only">
        {words.notice} <a href={words.noticeLink.path}>{words.noticeLink.label}</a>
      </p>
      <button type="submit" className={`button button-accent script-only ${styles.submit}`}>
        <span className={styles.idle}>{words.submit}</span>
        <span className={styles.sending}>
          <span className={styles.spinner} aria-hidden="true" />
          {words.submitting}
        </span>
      </button>
    </>
  )
}

function Ways() {
  return (
    <>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>, <a href={contact.whatsappHref}>WhatsApp</a>
    </>
  )
}
