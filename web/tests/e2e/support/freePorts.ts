import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below 32768, where Linux begins to take ports for outgoing connections: one of these could have the port before its server starts. */
const FIRST = 20_000
const BLOCKS = 300
const BLOCK = 40

let block: Promise<number> | undefined
let chosen = 0

/** One that no other test process gets either, although its server may take seconds to listen. */
export async function freePort(): Promise<number> {
  block ??= claimBlock()
  const first = await block
  for (;;) {
    chosen += 1
    const port = first + 1 + (chosen % (BLOCK - 1))
    if (await isFree(port)) return port
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

/** A block belongs to the process that listens on its first port, until it ends. */
async function claimBlock(): Promise<number> {
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const first = FIRST + ((process.pid + tried) % BLOCKS) * BLOCK
    if (await listen(createServer().unref(), first)) return first
  }
  throw new Error(`Every block of ports from ${FIRST} to ${FIRST + BLOCKS * BLOCK} is taken`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  if (!(await listen(server, port))) return false
  server.close()
  await once(server, 'close')
  return true
}

/** As the servers will: on every address, for those that are not told one. */
async function listen(server: Server, port: number): Promise<boolean> {
  server.listen(port)
  return once(server, 'listening').then(
    () => true,
    () => false,
  )
}
