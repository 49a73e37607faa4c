import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

/** The machine has no network but ours: apt and npm go through this proxy, and nothing else does. */
export async function openWayOut(host: string, port: number): Promise<Server> {
  const server = createServer(passOn)
  server.on('connect', (asked: IncomingMessage, client: Socket) => {
    const [name = '', to = '443'] = (asked.url ?? '').split(':')
    const remote = connect(Number(to), name, () => {
      client.write('HTTP/1.1 200 Connected\r\n\r\n')
      remote.pipe(client)
      client.pipe(remote)
    })
    remote.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
    client.on('error', () => remote.destroy())
    client.on('close', () => remote.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  server.unref()
  return server
}

/** apt asks for plain http. */
function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const remote = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  remote.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
  asked.pipe(remote)
}
