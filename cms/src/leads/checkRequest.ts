import { BODY_BYTES } from '../contract/fieldLimits.ts'
import { type Refusal, refusal, safeKey } from './refusal.ts'

const INTAKE_PATH = '/api/form-datas'

type IntakeRequest = {
  querystring: string
  contentType: string | undefined
  contentEncoding: string | undefined
  contentLength: number
}

/** The router takes the path in any case and with a slash at its end: so does this. */
export function isIntake(method: string, path: string): boolean {
  return method === 'POST' && path.toLowerCase().replace(/\/$/, '') === INTAKE_PATH
}

/** What can be told before the body is read. */
export function checkRequest(request: IntakeRequest): Refusal | null {
  if (!/^application\/json(\s*;\s*charset="?utf-8"?)?\s*$/i.test(request.contentType ?? '')) {
    return refusal(415, 'UnsupportedMediaTypeError', 'Content-Type', 'send the lead as application/json.')
  }
  if (!/^(identity)?$/i.test(request.contentEncoding ?? '')) {
    return refusal(415, 'UnsupportedMediaTypeError', 'Content-Encoding', 'send the body uncompressed.')
  }
  if (request.querystring) {
    const [key = ''] = new URLSearchParams(request.querystring).keys()
    return refusal(400, 'ValidationError', safeKey(key), 'send the address without a query string.')
  }
  return checkSize(request.contentLength)
}

export function checkSize(bytes: number): Refusal | null {
  if (bytes <= BODY_BYTES) return null
  return refusal(413, 'PayloadTooLargeError', 'body', `send at most ${BODY_BYTES} bytes: shorten the text.`)
}

/** The error of the body parser as a refusal; null for every other error. */
export function explainUnreadableBody(error: unknown): Refusal | null {
  const { status, type, name } = error as { status?: unknown; type?: unknown; name?: unknown }
  if (status === 413) return checkSize(Infinity)
  if (status === 400) {
    // Not only JSON that cannot be parsed: a connection that broke ends here too.
    const cause = [type, name].find((word) => typeof word === 'string') ?? 'unknown'
    return { ...refusal(400, 'ValidationError', 'body', 'send one JSON object: this is not valid JSON.'), cause }
  }
  return null
}
