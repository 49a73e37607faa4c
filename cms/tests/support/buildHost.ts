import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Variables } from './inbox.ts'

export const TOKEN = 'kV2nB7xQ9rT4wL8mZ3pD'

export type BuildHost = Awaited<ReturnType<typeof startBuildHost>>

/** A host that builds when asked, and whose site says which version it shows. */
export async function startBuildHost() {
  const host = { number: 0, refuses: false, hangs: false, isAway: false, builds: 0, looks: 0 }
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      host.builds += 1
      if (!host.hangs) response.writeHead(host.refuses ? 503 : 201).end()
      return
    }
    host.looks += 1
    if (host.isAway) response.writeHead(503).end()
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ number: host.number }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const variables: Variables = {
    PUBLISH_FOLDER: undefined,
    PREVIEW_ORIGIN: undefined,
    PREVIEW_SECRET: undefined,
    PUBLISH_HOOK_URL: `${origin}/build`,
    CONTENT_TOKEN: TOKEN,
    SITE_ORIGINS: `${origin},http://localhost:3000`,
    PUBLISH_EVERY_MS: '50',
  }
  return Object.assign(host, {
    variables,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  })
}

export function contentOf({ url }: { url: string }, token?: string): Promise<Response> {
  return fetch(`${url}/site-content`, token ? { headers: { Authorization: `Bearer ${token}` } } : {})
}
