import { existsSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, commands, WebDriverError } from './webdriver.ts'

const START_MS = 60_000

type Failure = { error: string; message: string }
type Waiting = (failure: Failure | null, result: unknown) => void

/** A Firefox that was started with `--marionette` on this profile. Each message is its length in bytes, a colon, and JSON. */
export async function openFirefox(profile: string): Promise<Browser> {
  const socket = connect(await portIn(join(profile, 'MarionetteActivePort')), '127.0.0.1')
  const waiting = new Map<number, Waiting>()
  await greeting(socket, waiting)

  let last = 0
  const send: Browser['send'] = async (command, parameters = {}) => {
    const id = ++last
    const message = JSON.stringify([0, id, commands[command][2], parameters])
    const answer = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, (failure, result) =>
        failure ? reject(new WebDriverError(command, failure.error, failure.message)) : resolve(result),
      )
    })
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const result = await answer
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : result
  }
  await send('newSession', { capabilities: { alwaysMatch: {} } })
  return { send, close: async () => void socket.destroy() }
}

async function portIn(file: string): Promise<number> {
  const deadline = performance.now() + START_MS
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') {
    if (performance.now() > deadline) throw new Error(`Firefox wrote no ${file}`)
    await sleep(100)
  }
  return Number(readFileSync(file, 'utf8'))
}

/** Passes each answer to whoever waits for it. Resolves with Firefox's first message, which answers nothing. */
function greeting(socket: Socket, waiting: Map<number, Waiting>): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    let received = Buffer.alloc(0)
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      for (;;) {
        const colon = received.indexOf(':')
        const end = colon + 1 + Number(received.subarray(0, colon))
        if (colon === -1 || received.length < end) return
        const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
        received = received.subarray(end)
        if (!Array.isArray(message)) resolve()
        else waiting.get(message[1])?.(message[2], message[3])
      }
    })
  })
}
