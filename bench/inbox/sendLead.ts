import { Agent, request } from 'node:http'

/** Words of every lead below: they must never be in a log. */
export const SECRET_WORDS = /visitor-|Zarathustra|491570006/

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** The status of the answer, or the code of the error when none came. `from`: what a proxy would say of the sender. */
export function sendLead(port: number, tag: string, { from = '', words = 40 } = {}): Promise<number | string> {
  const body = JSON.stringify({
    data: {
      fullName: 'Zarathustra Gurung',
      email: `${tag}@example.com`,
      phone: '+61491570006',
      subject: 'Sample Request /anzsco/eaanzsco/civil-engineer-233211',
      queries: `I am ${tag}, a civil engineer. ${'bridge '.repeat(words)}`,
    },
  })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...(from ? { 'X-Forwarded-For': from } : {}),
  }
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path: '/api/form-datas', method: 'POST', agent, headers, timeout: 60_000 }
    const sending = request(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name))
    })
    sending.on('timeout', () => sending.destroy(new Error('no answer in a minute')))
    sending.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sending.end(body)
  })
}
