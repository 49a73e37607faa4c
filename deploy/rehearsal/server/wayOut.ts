import { createServer, request } from 'node:http'
import { connect } from 'node:net'

/** The machine has no network but ours: apt and npm go through this proxy, and nothing else does. */
export function openWayOut(host: string, port: number) {
  // apt asks for plain http.
  const server = createServer((asked, answer) => {
    const remote = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    remote.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(remote)
  })
  server.on('connect', (asked, client) => {
    const [name = '', to = '443'] = (asked.url ?? '').split(':')
    const remote = connect(Number(to), name, () => {
      client.write('HTTP/1.1 200 Connected\r\n\r\n')
      remote.pipe(client).pipe(remote)
    })
    remote.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
    client.on('error', () => remote.destroy()).on('close', () => remote.destroy())
  })
  return server.listen(port, host).unref()
}
