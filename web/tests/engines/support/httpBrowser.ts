import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type Command, commands, type Parameters, WebDriverError } from './webdriver.ts'

const START_MS = 60_000
/** WebKit's driver now and then never answers on a busy machine. */
const COMMAND_MS = 45_000

/** A browser behind a driver that speaks WebDriver over HTTP on this port. */
export async function openOverHttp(port: number, capabilities: Parameters): Promise<Browser> {
  const base = `http://127.0.0.1:${port}`
  await answering(`${base}/status`)
  const { sessionId } = (await ask('newSession', base, { capabilities: { alwaysMatch: capabilities } }, '', START_MS)) as {
    sessionId: string
  }
  const session = `${base}/session/${sessionId}`
  return {
    send: (command, { id, ...parameters } = {}) => ask(command, session, parameters, String(id)),
    close: async () => {
      await fetch(session, { method: 'DELETE', signal: AbortSignal.timeout(COMMAND_MS) }).catch(() => undefined)
    },
  }
}

async function ask(command: Command, base: string, parameters: Parameters, id = '', within = COMMAND_MS): Promise<unknown> {
  const [method, path] = commands[command]
  const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {}
  const answer = await fetch(base + path.replace('{id}', id), { method, ...body, signal: AbortSignal.timeout(within) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new WebDriverError(command, error, message)
}

async function answering(url: string): Promise<void> {
  const deadline = performance.now() + START_MS
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (performance.now() > deadline) throw new Error(`No driver answers at ${url}`)
    await sleep(100)
  }
}
