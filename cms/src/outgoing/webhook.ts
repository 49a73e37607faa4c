import { createHmac } from 'node:crypto'
import { type ReceivedLead, receivedFields } from '../leads/leadFields.ts'
import type { WebhookSettings } from '../settings/settings.ts'
import { Unreachable } from './outbox.ts'

/** The receiver checks the HMAC of "timestamp.body", and drops an event id it has seen: the same event may come twice. */
export function webhookSender({ url, secret }: WebhookSettings, timeoutMs: number) {
  return async (lead: ReceivedLead): Promise<null> => {
    const id = `lead-${lead.document_id}`
    const body = JSON.stringify({
      id,
      type: 'lead.created',
      lead: {
        id: lead.document_id,
        receivedAt: lead.created_at.toISOString(),
        ...Object.fromEntries(receivedFields.map(({ name, column }) => [name, lead[column]])),
      },
    })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    const headers = {
      'Content-Type': 'application/json',
      'X-Event-Id': id,
      'X-Timestamp': timestamp,
      'X-Signature': `sha256=${signature}`,
    }
    // A redirect would carry the lead to an address that no one configured.
    const sent = fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    const response = await sent.catch((error: Error) => {
      throw new Unreachable(error.name === 'TimeoutError' ? 'The webhook did not answer in time.' : 'The webhook cannot be reached.')
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The webhook answered ${response.status}.`)
    return null
  }
}
