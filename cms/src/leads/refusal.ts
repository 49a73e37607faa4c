import { BODY_BYTES } from '../contract/sentFields.ts'
import { Refused } from '../operation/adminRoutes.ts'

export type FieldError = { path: string[]; message: string }

/** Nothing the visitor sent is repeated, in the answer or in the log. */
export class RefusedLead extends Refused {
  constructor(
    status: Refused['status'],
    readonly errors: readonly [FieldError, ...FieldError[]],
    /** What kind of error is behind it, for the log alone; never its message, which may repeat the lead. */
    readonly kind?: string,
  ) {
    super(status, errors[0].message, { errors })
  }
}

export function refusedAt(status: Refused['status'], field: string, message: string, kind?: string): RefusedLead {
  return new RefusedLead(status, [{ path: [field], message: `${field}: ${message}` }], kind)
}

/** A key is the sender's text too: shown only when it looks like the name of a field. */
export function safeKey(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_-]{0,39}$/.test(key) ? key : 'unknown'
}

export function checkSize(bytes: number): RefusedLead | null {
  return bytes <= BODY_BYTES ? null : refusedAt(413, 'body', `send at most ${BODY_BYTES} bytes: shorten the text.`)
}
