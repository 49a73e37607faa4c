import { fillIn } from '#domain/fillIn.ts'
import styles from './form.module.css'
import type { FormStatus } from './useLead.ts'

export type NoteWords = {
  submit: string
  submitting: string
  sent: string
  failed: string
  /** With `{wait}`, as in `10 minutes`. */
  tooMany: string
  noScript: string
  notice: string
  noticeLink: { path: string; label: string }
}

type Props = { id: string; status: FormStatus; words: NoteWords; reach: { email: string; whatsapp: string } }

/**
 * Above the button: how the last try ended, other ways to reach us, and the collection notice. The failure is in
 * the HTML from the start, so that it can be shown when the form's script does not arrive (start.ts), or none at all
 * (early/holdForms.ts). It is not a live region, because the toast has announced it.
 */
export function FormNotes({ id, status, words, reach }: Props) {
  return (
    <>
      <noscript>
        <p className={styles.noScript}>
          {words.noScript} <Ways {...reach} />
        </p>
      </noscript>
      <p id={id} className={styles.failed} hidden={status.is !== 'failed'}>
        {status.is === 'failed' && status.waitSeconds !== undefined ? tooMany(status.waitSeconds, words) : words.failed} <Ways {...reach} />
      </p>
      {status.is === 'sent' && <p className={styles.sent}>{words.sent}</p>}
      <p className={styles.notice}>
        {words.notice} <a href={words.noticeLink.path}>{words.noticeLink.label}</a>
      </p>
    </>
  )
}

/** Its second label shows while the form is being sent, and while it waits for the form's script after a press. */
export function SubmitButton({ noteId, status, words }: { noteId: string; status: FormStatus; words: NoteWords }) {
  // The toast says nothing of how long to wait. The button gets the focus (useLead.ts), so a screen reader reads the note with it.
  const mustWait = status.is === 'failed' && status.waitSeconds !== undefined
  return (
    <button type="submit" className={styles.submit} disabled={status.is === 'sending'} aria-describedby={mustWait ? noteId : undefined}>
      <span className={styles.idle}>{words.submit}</span>
      <span className={styles.sending}>
        <span className={styles.spinner} aria-hidden="true" />
        {words.submitting}
      </span>
    </button>
  )
}

function tooMany(seconds: number, words: NoteWords): string {
  const minutes = new Intl.NumberFormat('en-AU', { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return fillIn(words.tooMany, { wait: minutes.format(Math.max(1, Math.ceil(seconds / 60))) })
}

function Ways({ email, whatsapp }: { email: string; whatsapp: string }) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>, <a href={whatsapp}>WhatsApp</a>
    </>
  )
}
