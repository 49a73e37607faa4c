import type { enquiryWords, sampleRequestWords } from '#content/forms.ts'
import styles from './form.module.css'
import type { Sending } from './useSending.ts'

export type DirectWays = { email: string; whatsapp: { href: string; label: string; newTab: string } }

type Words = Pick<
  typeof enquiryWords | typeof sampleRequestWords,
  'failed' | 'tooMany' | 'noScript' | 'sent' | 'notice' | 'noticeLink' | 'submit' | 'submitting'
>

type Props = { id: string; words: Words; ways: DirectWays; sending: Sending; isSentShown: boolean }

/** The failure is not a live region, because the toast has announced it. */
export function FormEnd({ id, words, ways, sending, isSentShown }: Props) {
  const { state, waitSeconds, button } = sending
  const isSending = state === 'sending'
  return (
    <>
      <noscript>
        <p className="callout">
          {words.noScript} <Ways {...ways} />
        </p>
      </noscript>
      <p id={`${id}-failed`} className={`callout ${styles.failed}`} data-fault data-shown={state === 'failed' || undefined}>
        <span>{waitSeconds === undefined ? words.failed : words.tooMany.replace('{wait}', inMinutes(waitSeconds))}</span> <Ways {...ways} />
      </p>
      <p className="callout" hidden={!isSentShown}>
        {words.sent}
      </p>
      <p className="fine script-only">
        {words.notice} <a href={words.noticeLink.path}>{words.noticeLink.label}</a>
      </p>
      <button
        ref={button}
        type="submit"
        className={`button button-accent script-only ${styles.submit}`}
        disabled={isSending}
        data-sending={isSending || undefined}
        // The toast says nothing of how long to wait: a screen reader reads it with the button.
        aria-describedby={waitSeconds === undefined ? undefined : `${id}-failed`}
      >
        <span className={styles.idle}>{words.submit}</span>
        <span className={styles.sending}>
          <span className={styles.spinner} aria-hidden="true" />
          <span>{words.submitting}</span>
        </span>
      </button>
    </>
  )
}

function Ways({ email, whatsapp }: DirectWays) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>,{' '}
      <a href={whatsapp.href} target="_blank" rel="noopener noreferrer">
        {whatsapp.label}
        <span className="visually-hidden"> {whatsapp.newTab}</span>
      </a>
    </>
  )
}

function inMinutes(seconds: number): string {
  const minutes = new Intl.NumberFormat('en-AU', { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return minutes.format(Math.max(1, Math.ceil(seconds / 60)))
}
