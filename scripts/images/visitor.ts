import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'

/** Caddy has an authority of its own for names under localhost. */
export const SITE = 'skills.localhost'

export type Answer = { status: number; headers: Record<string, unknown>; text: string }
export type Ask = (path: string, asked?: { method?: string; body?: unknown; token?: string }) => Promise<Answer>

/** Requests as a browser sends them: to port 443, over HTTPS that is checked. */
export function makeAsk(ca: string): Ask {
  return (path, { method = 'GET', body, token } = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      Host: SITE,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(text ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), Origin: `https://${SITE}` } : {}),
    }
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: 443, path, method, headers, servername: SITE, ca, agent: false, timeout: 30_000 } as const
      const sent = request(options, (response) => {
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (received += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: received }))
        response.on('error', reject)
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
      sent.on('error', reject)
      sent.end(text)
    })
  }
}

let made = 0
export function newLead(email = `visitor-${made + 1}@example.com`) {
  made += 1
  const queries = `I am ${email}: an engineer with ${made} months on bridges, roads and tunnels.`
  return { data: { fullName: 'Asha Gurung', email, phone: '+61491570006', subject: 'Contact Form', queries } }
}

/** Sends leads until it is stopped, a few in a second: all come from one address, which has a limit. */
export function sendLeads(ask: Ask, everyMs: number) {
  const answers = new Map<string, number | string>()
  let over = false
  const sending = (async () => {
    const open: Promise<unknown>[] = []
    while (!over) {
      const lead = newLead()
      const keep = (answer: number | string) => answers.set(lead.data.email, answer)
      open.push(
        ask('/api/form-datas', { method: 'POST', body: lead }).then(
          ({ status }) => keep(status),
          (error) => keep(String(error)),
        ),
      )
      await pause(everyMs)
    }
    await Promise.all(open)
  })()
  return async () => {
    over = true
    await sending
    return {
      accepted: [...answers].filter(([, answer]) => answer === 201).map(([email]) => email),
      others: [...answers.values()].filter((answer) => answer !== 201),
    }
  }
}
