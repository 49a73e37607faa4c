import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below 32768, where Linux begins to take ports for outgoing connections: one of these could have the port before its server starts. */
const FIRST = 20_000
const COUNT = 12_000
/** For each process, so that two of them, running side by side, do not choose the same. */
const BLOCK = 40

let chosen = 0

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + ((process.pid * BLOCK + chosen) % COUNT)
    chosen += 1
    if (await isFree(port)) return port
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

/** Listens as the servers will: on every address, for those that are not told one. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
