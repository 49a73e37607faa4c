import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { mustBe } from './steps.ts'

/** The site's address: Caddy has an authority of its own for names under localhost. */
export const NAME = 'skills.localhost'

export type Answer = { status: number; headers: Record<string, unknown>; text: string; ms: number }
type Asked = { method?: string; body?: unknown; token?: string; from?: string | undefined }
export type Ask = (path: string, asked?: Asked) => Promise<Answer>

/**
 * Requests as a browser sends them: to Caddy's port 443, over HTTPS that is checked.
 * @param ca resolves to the certificate of Caddy's authority
 * @param nextAddress the address that the next request comes from; without it they all come from this machine's
 */
export function makeAsk(host: string, ca: () => string, nextAddress?: () => string): Ask {
  return (path, { method = 'GET', body, token, from = nextAddress?.() } = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      Host: NAME,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(text ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), Origin: `https://${NAME}` } : {}),
    }
    const to = { host, port: 443, path, method, headers, localAddress: from, servername: NAME, ca: ca(), agent: false, timeout: 30_000 }
    const started = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request(to, (response) => {
        let received = ''
        response.setEncoding('utf8').on('data', (part: string) => (received += part))
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, text: received, ms: performance.now() - started })
        })
        response.on('error', reject)
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
      sent.on('error', reject).end(text)
    })
  }
}

let leads = 0
/** A lead that no other is like. */
function newLead() {
  leads += 1
  const email = `visitor-${leads}@example.com`
  const queries = `I am ${email}: an engineer with ${leads} months on bridges, roads and tunnels.`
  return { data: { fullName: 'Asha Gurung', email, phone: `+6149${1_000_000 + leads}`, subject: 'Contact Form', queries } }
}

/** Sends one lead, and throws unless it is answered 201. */
export async function sendLead(ask: Ask): Promise<{ email: string; ms: number }> {
  const lead = newLead()
  const { status, text, ms } = await ask('/api/form-datas', { method: 'POST', body: lead })
  mustBe(status === 201, `a lead was answered ${status}: ${text.slice(0, 200)}`)
  return { email: lead.data.email, ms: Math.round(ms) }
}

type Sending = {
  perSecond: number
  /** Every address in the database. */
  stored: () => Promise<string[]> | string[]
  /** The inbox is killed: Caddy answers 502 what was on its way to it and 503 what waited more than 12 s; the form keeps it. */
  cutOff?: boolean
}

/** Sends leads at a steady pace while something happens: each that was answered 201 has to be stored, once. */
export async function whileSending(
  ask: Ask,
  { perSecond, stored, cutOff = false }: Sending,
  work: () => Promise<unknown>,
): Promise<string> {
  const answers = new Map<string, number | string>()
  const open = new Set<Promise<void>>()
  let slowest = 0
  const send = async () => {
    const lead = newLead()
    try {
      const { status, ms } = await ask('/api/form-datas', { method: 'POST', body: lead })
      slowest = Math.max(slowest, ms)
      answers.set(lead.data.email, status)
    } catch (error) {
      answers.set(lead.data.email, String(error))
    }
  }
  const pace = setInterval(() => {
    const one = send().finally(() => open.delete(one))
    open.add(one)
  }, 1000 / perSecond)
  await pause(1000)
  const [outcome] = await Promise.allSettled([work()])
  await pause(1000)
  clearInterval(pace)
  await Promise.all(open)
  if (outcome.status === 'rejected') throw outcome.reason

  const all = await stored()
  const accepted = [...answers].filter(([, status]) => status === 201).map(([email]) => email)
  const refused = [...answers.values()].filter((status) => status !== 201)
  const wrong = accepted.filter((email) => all.filter((one) => one === email).length !== 1)
  mustBe(wrong.length === 0, `${wrong.length} of ${accepted.length} leads answered 201 are lost or stored twice`)
  const unexpected = cutOff ? refused.filter((status) => status !== 502 && status !== 503) : refused
  mustBe(unexpected.length === 0, `no lead answered 201 is lost, but others were answered ${unexpected.slice(0, 3).join(', ')}`)
  const again = refused.length > 0 ? `; ${refused.length} told to send again` : ''
  return `${accepted.length} of ${answers.size} leads answered 201 and stored once, the slowest after ${(slowest / 1000).toFixed(1)} s${again}`
}
