import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { mustBe } from './steps.ts'

/** The site's address: Caddy has an authority of its own for names under localhost. */
export const NAME = 'skills.localhost'

export type Answer = { status: number; headers: Record<string, unknown>; text: string; ms: number }
type Asked = { method?: string; body?: unknown; token?: string | undefined; from?: string | undefined }
export type Ask = (path: string, asked?: Asked) => Promise<Answer>

/** @param nextAddress the address that the next request comes from; without it they all come from this machine's */
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
async function send(ask: Ask) {
  leads += 1
  const email = `visitor-${leads}@example.com`
  const queries = `I am ${email}: an engineer with ${leads} months on bridges, roads and tunnels.`
  const data = { fullName: 'Asha Gurung', email, phone: `+6149${1_000_000 + leads}`, subject: 'Contact Form', queries }
  try {
    return { email, ...(await ask('/api/form-datas', { method: 'POST', body: { data } })) }
  } catch (error) {
    return { email, status: String(error), text: '', ms: 0 }
  }
}

/** Sends one lead, and throws unless it is answered 201. */
export async function sendLead(ask: Ask): Promise<{ email: string; ms: number }> {
  const { email, status, text, ms } = await send(ask)
  mustBe(status === 201, `a lead was answered ${status}: ${text.slice(0, 200)}`)
  return { email, ms: Math.round(ms) }
}

type Sending = {
  perSecond: number
  stored: () => Promise<string[]> | string[]
  /** The inbox is killed: Caddy answers 502 what was on its way to it and 503 what waited more than 12 s; the form keeps it. */
  cutOff?: boolean
}

/** Sends leads at a steady pace while something happens: each that was answered 201 has to be stored, once. */
export async function whileSending(ask: Ask, { perSecond, stored, cutOff = false }: Sending, work: () => Promise<unknown>) {
  const sent: ReturnType<typeof send>[] = []
  const pace = setInterval(() => sent.push(send(ask)), 1000 / perSecond)
  try {
    await pause(1000)
    await work()
    await pause(1000)
  } finally {
    clearInterval(pace)
  }
  const answers = await Promise.all(sent)

  const all = await stored()
  const accepted = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status !== 201)
  const wrong = accepted.filter(({ email }) => all.filter((one) => one === email).length !== 1)
  mustBe(wrong.length === 0, `${wrong.length} of ${accepted.length} leads answered 201 are lost or stored twice`)
  const unexpected = refused.filter(({ status }) => !cutOff || (status !== 502 && status !== 503)).map(({ status }) => status)
  mustBe(unexpected.length === 0, `no lead answered 201 is lost, but others were answered ${unexpected.slice(0, 3).join(', ')}`)
  const again = refused.length > 0 ? `; ${refused.length} told to send again` : ''
  const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1000
  return `${accepted.length} of ${answers.length} leads answered 201 and stored once, the slowest after ${slowest.toFixed(1)} s${again}`
}
