import { BODY_BYTES } from '../contract/fieldLimits.ts'

export type FieldError = { path: string[]; message: string }

export type Refusal = {
  status: number
  name: string
  errors: [FieldError, ...FieldError[]]
  /** What kind of error is behind it, for the log alone; never its message, which may repeat the lead. */
  cause?: string
}

type Answer = { status: number; body: unknown }
type Log = { info(message: string): unknown }

/** Strapi's own shape of an error. Nothing the visitor sent is repeated, in it or in the log. */
export function refuse(answer: Answer, refusal: Refusal, log?: Log): void {
  const { status, name, errors, cause } = refusal
  answer.status = status
  answer.body = {
    data: null,
    error: { status, name, message: errors[0].message, details: { errors } },
  }
  log?.info(`Lead refused: ${status} ${errors[0].path.join('.')}${cause ? ` (${cause})` : ''}`)
}

export function refusal(status: number, name: string, field: string, message: string): Refusal {
  return { status, name, errors: [{ path: [field], message: `${field}: ${message}` }] }
}

/** A key is the sender's text too: shown only when it looks like the name of a field. */
export function safeKey(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_-]{0,39}$/.test(key) ? key : 'unknown'
}

export function checkSize(bytes: number): Refusal | null {
  if (bytes <= BODY_BYTES) return null
  return refusal(413, 'PayloadTooLargeError', 'body', `send at most ${BODY_BYTES} bytes: shorten the text.`)
}
