import styles from './form.module.css'

export type FormStatus = 'idle' | 'sending' | 'sent' | 'failed'

type Props = {
  status: FormStatus
  words: { sent: string; failed: string; noScript: string; notice: string; noticeLink: { path: string; label: string } }
  reach: { email: string; whatsapp: string }
}

/** Above the button: how the last try ended, the ways round the form, and the collection notice. */
export function FormNotes({ status, words, reach }: Props) {
  return (
    <>
      <noscript>
        <p className={styles.noScript}>
          {words.noScript} <Ways {...reach} />
        </p>
      </noscript>
      {status === 'failed' && (
        <p className={styles.failed}>
          {words.failed} <Ways {...reach} />
        </p>
      )}
      {status === 'sent' && <p className={styles.sent}>{words.sent}</p>}
      <p className={styles.notice}>
        {words.notice} <a href={words.noticeLink.path}>{words.noticeLink.label}</a>
      </p>
    </>
  )
}

function Ways({ email, whatsapp }: { email: string; whatsapp: string }) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>, <a href={whatsapp}>WhatsApp</a>
    </>
  )
}
