import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { say } from '../report.ts'

/** At `rate` requests a second, or as fast as the connections get answers. */
const LoadSchema = v.object({
  port: v.number(),
  connections: v.number(),
  seconds: v.number(),
  tag: v.string(),
  rate: v.exactOptional(v.number()),
})
/** About the requests answered 2xx after the warm-up; `sent` counts all. Times in ms. */
export const SentSchema = v.object({ perSecond: v.number(), p50: v.number(), p99: v.number(), failed: v.number(), sent: v.number() })

export type Load = v.InferOutput<typeof LoadSchema>
export type Sent = v.InferOutput<typeof SentSchema>

type Connection = { send: (request: string) => Promise<number>; close: () => void }

const WARM_UP_MS = 2_000

/** Runs in a process of its own, with a Load as JSON, and prints a Sent as JSON. */
export async function run([json = '']: string[]): Promise<number> {
  say(JSON.stringify(await sendAll(v.parse(LoadSchema, JSON.parse(json)))))
  return 0
}

async function sendAll(load: Load): Promise<Sent> {
  const { port, connections, seconds, rate } = load
  const times: number[] = []
  let failed = 0
  let sent = 0
  const start = performance.now()
  const end = start + WARM_UP_MS + seconds * 1000
  const open = Array.from({ length: connections }, () => openConnection(port))

  async function measure({ send }: Connection, due: number): Promise<void> {
    sent += 1
    const status = await send(leadRequest(load, sent))
    if (due < start + WARM_UP_MS) return
    if (status >= 200 && status < 300) times.push(performance.now() - due)
    else failed += 1
  }

  if (rate) await atFixedRate({ rate, start, end, connections: open, measure })
  else {
    await Promise.all(
      open.map(async (connection) => {
        while (performance.now() < end) await measure(connection, performance.now())
      }),
    )
  }
  for (const connection of open) connection.close()

  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed, sent }
}

type Pace = {
  rate: number
  start: number
  end: number
  connections: readonly Connection[]
  measure: (connection: Connection, due: number) => Promise<void>
}

/** The wait for a free connection counts too: visitors do not wait for each other. */
async function atFixedRate({ rate, start, end, connections, measure }: Pace): Promise<void> {
  const free = [...connections]
  const waiting: number[] = []
  const work = async (connection: Connection, due: number) => {
    await measure(connection, due)
    const next = waiting.shift()
    if (next === undefined) free.push(connection)
    else void work(connection, next)
  }
  const total = Math.round(((end - start) / 1000) * rate)
  for (let number = 0; number < total; ) {
    for (; number < total && start + (number * 1000) / rate <= performance.now(); number += 1) {
      const due = start + (number * 1000) / rate
      const connection = free.pop()
      if (connection) void work(connection, due)
      else waiting.push(due)
    }
    await sleep(2)
  }
  const deadline = performance.now() + 10_000
  while (free.length < connections.length && performance.now() < deadline) await sleep(10)
}

function leadRequest({ port, tag }: Load, number: number): string {
  const name = `${tag}-${number}`
  const body = JSON.stringify({
    data: {
      fullName: 'Asha Gurung',
      email: `${name}@example.com`,
      phone: '+61491570006',
      subject: 'Sample Request /anzsco/eaanzsco/civil-engineer-233211',
      queries: `I am ${name}: a civil engineer who has built bridges for nine years.`,
    },
  })
  // Many clients behind one proxy, as on the real server.
  const client = `10.${(number >> 12) & 255}.${(number >> 4) & 255}.${(number & 15) + 1}`
  return `POST /api/form-datas HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nX-Forwarded-For: ${client}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

/** One request at a time on one connection, which is opened again when the server closes it. */
function openConnection(port: number): Connection {
  let text = ''
  let answered: ((status: number) => void) | null = null
  let isOver = false
  const finish = (status: number) => {
    const done = answered
    answered = null
    text = ''
    done?.(status)
  }
  const open = (): Socket => {
    const opened = connect(port, '127.0.0.1')
    opened.setNoDelay(true)
    opened.setEncoding('latin1')
    opened.on('data', (chunk) => {
      text += String(chunk)
      const head = text.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0)
      if (text.length >= head + 4 + length) finish(Number(text.slice(9, 12)))
    })
    opened.on('error', () => undefined)
    opened.on('close', () => {
      finish(0)
      if (!isOver) socket = open()
    })
    return opened
  }
  let socket = open()
  return {
    send: (request) =>
      new Promise((resolve) => {
        answered = resolve
        socket.write(request)
      }),
    close: () => {
      isOver = true
      socket.destroy()
    },
  }
}
