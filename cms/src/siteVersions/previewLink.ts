import { createHmac } from 'node:crypto'

const VALID_SECONDS = 5 * 60

/** What the preview server checks: HMAC-SHA256 of "number.exp" (docs/decisions/0020). */
export function previewLink({ origin, secret }: { origin: string; secret: string }, number: number, now = Date.now()): string {
  const exp = Math.floor(now / 1_000) + VALID_SECONDS
  const sig = createHmac('sha256', secret).update(`${number}.${exp}`).digest('hex')
  return `${origin}/open?n=${number}&exp=${exp}&sig=${sig}`
}
