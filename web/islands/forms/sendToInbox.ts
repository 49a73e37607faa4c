import { ANSWER_MS } from '#domain/shell.ts'
import { pageAndVisit } from './visit.ts'

export type SendResult = { stored: true } | { stored: false; refused: readonly string[]; waitSeconds?: number }

/** A refusal, a lost network and silence since the press are all "not stored". The inbox's reason is passed on. */
export async function sendToInbox(endpoint: string, data: object, since: number): Promise<SendResult> {
  // Not AbortSignal.timeout, which older phones lack (docs/browsers.md).
  const patience = new AbortController()
  setTimeout(() => patience.abort(), since + ANSWER_MS - performance.now())
  try {
    const answer = await fetch(requestWith(`${endpoint}/api/form-datas`, data, patience.signal))
    if (answer.ok) return { stored: true }
    if (answer.status === 429) return { stored: false, refused: [], waitSeconds: secondsIn(answer.headers.get('Retry-After')) }
    // A body that is too large means a text that is too long, because nothing else in it can grow.
    if (answer.status === 413) return { stored: false, refused: ['queries'] }
    return { stored: false, refused: answer.status === 400 ? refusedFields(await answer.json()) : [] }
  } catch {
    return { stored: false, refused: [] }
  }
}

/** The page that it names only informs: where a browser refuses that, the lead goes without. */
function requestWith(address: string, data: object, signal: AbortSignal): Request {
  const headers = { 'Content-Type': 'application/json' }
  // It leaves the browser even where the visitor goes on to another page.
  const lead: RequestInit = { method: 'POST', headers, body: JSON.stringify({ data }), signal, keepalive: true }
  try {
    // By itself a browser names only the site to another origin.
    return new Request(address, { ...lead, referrerPolicy: 'no-referrer-when-downgrade', referrer: pageAndVisit() })
  } catch {
    return new Request(address, lead)
  }
}

/** Ten minutes, the inbox's longest wait, where it does not say. */
function secondsIn(retryAfter: string | null): number {
  return /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : 600
}

/** From an error in Strapi's format: `{ error: { details: { errors: [{ path: ['data', 'phone'] }] } } }`. Throws on any other. */
function refusedFields(body: { error: { details: { errors: { path: string[] }[] } } }): string[] {
  return body.error.details.errors.flatMap(({ path }) => path.at(-1) ?? [])
}
