import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Call = { headers: IncomingHttpHeaders; body: string }

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Answers with the statuses in turn, and the last one for ever; 0 never answers. */
export async function startReceiver(first: number[]) {
  let statuses = first
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const status = statuses[Math.min(calls.length, statuses.length - 1)] ?? 200
    calls.push({ headers: request.headers, body })
    if (status === 302) response.setHeader('Location', '/elsewhere')
    if (status !== 0) response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    calls,
    /** From now on. */
    answer(next: number[]) {
      statuses = next
      calls.length = 0
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads?key=in-the-address`,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
