import { createServer, request } from 'node:http'
import { connect } from 'node:net'

/** 198.18.0.0/15 is for tests of networks, so these addresses are nobody's (RFC 2544). */
export const OFFICE = '198.18.0.1'
export const WAY_OUT = `http://${OFFICE}:3128`

/** The server has no network but ours: apt and npm go through this proxy, and nothing else does. */
export function openWayOut(): void {
  // apt asks for plain http.
  const proxy = createServer((asked, answer) => {
    const remote = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    remote.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(remote)
  })
  proxy.on('connect', (asked, client) => {
    const [name = '', port = '443'] = (asked.url ?? '').split(':')
    const remote = connect(Number(port), name, () => {
      client.write('HTTP/1.1 200 Connected\r\n\r\n')
      remote.pipe(client).pipe(remote)
    })
    remote.on('error', () => client.destroy())
    client.on('error', () => remote.destroy()).on('close', () => remote.destroy())
  })
  proxy.listen(3128, OFFICE).unref()
}
