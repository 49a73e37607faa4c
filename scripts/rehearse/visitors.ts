import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { SERVER } from './machine.ts'

/** The site's address: Caddy has an authority of its own for names under localhost. */
export const NAME = 'skills.localhost'

export type Answer = { status: number; headers: Record<string, unknown>; text: string; ms: number }
type Asked = { method?: string; body?: unknown; token?: string; from?: string }
export type Ask = (path: string, asked?: Asked) => Promise<Answer>

/** Requests as a browser somewhere else sends them: through the firewall, to Caddy, over HTTPS that is checked. */
export function makeAsk(ca: () => string): Ask {
  return (path, { method = 'GET', body, token, from = nextAddress() } = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      Host: NAME,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(text ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), Origin: `https://${NAME}` } : {}),
    }
    const started = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: SERVER, port: 443, path, method, headers, localAddress: from, servername: NAME, ca: ca(), agent: false, timeout: 30_000 },
        (response) => {
          let received = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => (received += part))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text: received, ms: performance.now() - started }),
          )
          response.on('error', reject)
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
      sent.on('error', reject)
      sent.end(text)
    })
  }
}

let addresses = 0
function nextAddress(): string {
  addresses += 1
  return `198.19.${(addresses >> 8) & 255}.${addresses & 255 || 1}`
}

/** A machine that is kept has the leads of earlier runs. */
const RUN = Date.now().toString(36)
let leads = 0
/** A lead that no other is like. */
export function newLead() {
  leads += 1
  const email = `visitor-${RUN}-${leads}@example.com`
  return {
    data: {
      fullName: 'Asha Gurung',
      email,
      phone: `+6149${String(1_000_000 + leads).padStart(7, '0')}`,
      subject: 'Contact Form',
      queries: `I am ${email}: an engineer with ${leads} months on bridges, roads and tunnels.`,
    },
  }
}

/** Sends leads at a steady pace, each from its own address, until it is stopped. */
export function sendLeads(ask: Ask, perSecond: number) {
  const answers = new Map<string, number | string>()
  let slowest = 0
  let over = false
  const sending = (async () => {
    const open = new Set<Promise<void>>()
    while (!over) {
      const one = send().finally(() => open.delete(one))
      open.add(one)
      await pause(1000 / perSecond)
    }
    await Promise.all(open)
  })()

  async function send(): Promise<void> {
    const lead = newLead()
    try {
      const { status, ms } = await ask('/api/form-datas', { method: 'POST', body: lead })
      slowest = Math.max(slowest, ms)
      answers.set(lead.data.email, status)
    } catch (error) {
      answers.set(lead.data.email, error instanceof Error ? error.message : String(error))
    }
  }

  return {
    async stop() {
      over = true
      await sending
      const accepted = [...answers].filter(([, status]) => status === 201).map(([email]) => email)
      const refused = [...answers].filter(([, status]) => status !== 201).map(([email, status]) => `${email}: ${status}`)
      return { sent: answers.size, accepted, refused, slowestMs: Math.round(slowest) }
    },
  }
}
