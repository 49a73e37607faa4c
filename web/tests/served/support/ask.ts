import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { HTTPS_PORT } from '../../e2e/support/addresses.ts'
import { HOST, ROOT_CERTIFICATE } from './addresses.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type Question = { method?: string; headers?: Record<string, string>; body?: string }

export const { ask, sendLead } = askingAt(HTTPS_PORT, ROOT_CERTIFICATE)

/** Sends a request to Caddy. The path is sent as written, with its dots and slashes; nothing is decompressed and no redirect is followed. */
export function askingAt(port: number, rootCertificate: string, name = HOST) {
  let agent: Agent | undefined

  function ask(path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
    agent ??= new Agent({ ca: readFileSync(rootCertificate), servername: name, keepAlive: true })
    return new Promise((resolve, reject) => {
      const sent = request(
        { agent, host: '127.0.0.1', port, path, method, headers: { Host: `${name}:${port}`, ...headers } },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  function sendLead(lead: object, headers: Record<string, string> = {}): Promise<Answer> {
    return ask('/api/form-datas', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ data: lead }),
    })
  }

  return { ask, sendLead }
}
