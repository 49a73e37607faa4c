import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { mustBe } from './steps.ts'

/** The site's address: Caddy has an authority of its own for names under localhost. */
export const NAME = 'skills.localhost'

export type Answer = { status: number; headers: Record<string, unknown>; text: string; ms: number }
type Asked = { method?: string; body?: unknown; token?: string; from?: string }
export type Ask = (path: string, asked?: Asked) => Promise<Answer>

type Way = {
  host: string
  /** The certificate of Caddy's authority. */
  ca: () => string
  /** The address that the next request comes from; without it they all come from this machine's. */
  nextAddress?: () => string
}

/** Requests as a browser sends them: to Caddy's port 443, over HTTPS that is checked. */
export function makeAsk({ host, ca, nextAddress }: Way): Ask {
  return (path, { method = 'GET', body, token, from = nextAddress?.() } = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      Host: NAME,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(text ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), Origin: `https://${NAME}` } : {}),
    }
    const started = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request(
        { host, port: 443, path, method, headers, localAddress: from, servername: NAME, ca: ca(), agent: false, timeout: 30_000 },
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

/** A machine that is kept has the leads of earlier runs. */
const RUN = Date.now().toString(36)
let leads = 0
/** A lead that no other is like. */
function newLead() {
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

/** Sends one lead, and throws unless it is answered 201. */
export async function sendLead(ask: Ask): Promise<{ email: string; ms: number }> {
  const lead = newLead()
  const { status, text, ms } = await ask('/api/form-datas', { method: 'POST', body: lead })
  mustBe(status === 201, `a lead was answered ${status}: ${text.slice(0, 200)}`)
  return { email: lead.data.email, ms: Math.round(ms) }
}

type Sent = { sent: number; accepted: string[]; refused: string[]; slowestMs: number }

/** Sends leads at a steady pace until it is stopped. */
export function sendLeads(ask: Ask, perSecond: number): { stop: () => Promise<Sent> } {
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

/**
 * Each lead that was answered 201 has to be stored, once. Returns what was found, in a few words.
 * @param stored every address in the database
 * @param cutOff whether the inbox ended without a warning: killed, or of a release that gave none. Caddy then answers 502
 * what was on its way to it and 503 what waited more than 12 seconds; the form keeps it.
 */
export function mustBeStored({ sent, accepted, refused, slowestMs }: Sent, stored: readonly string[], { cutOff = false } = {}): string {
  const times = new Map<string, number>()
  for (const email of stored) times.set(email, (times.get(email) ?? 0) + 1)
  const lost = accepted.filter((email) => !times.has(email))
  const twice = accepted.filter((email) => (times.get(email) ?? 0) > 1)
  mustBe(lost.length + twice.length === 0, `${lost.length} leads lost, ${twice.length} stored twice`)
  const wrong = cutOff ? refused.filter((answer) => !/: 50[23]$/.test(answer)) : refused
  mustBe(
    wrong.length === 0,
    `none of ${accepted.length} leads answered 201 lost, but ${wrong.length} answered otherwise: ${wrong.slice(0, 3).join('; ')}`,
  )
  const told = refused.length > 0 ? `; ${refused.length} told to send again` : ''
  return `${accepted.length} of ${sent} leads answered 201 and stored once, the slowest after ${(slowestMs / 1000).toFixed(1)} s${told}`
}
