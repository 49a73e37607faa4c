// @ts-check
// A process of its own: node sender.mjs '{"port":…,"connections":…,"seconds":…,"rate":…}' prints what it measured.
import { connect } from 'node:net'
import process from 'node:process'

const { port, connections, seconds, rate, tag } = JSON.parse(process.argv[2] ?? '{}')
const WARM_UP_MS = 2_000

/** @type {number[]} */
const times = []
let failed = 0
let number = 0
const start = performance.now()
const end = start + WARM_UP_MS + seconds * 1000

function nextRequest() {
  number += 1
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

/** One request at a time on one connection. */
function makeConnection() {
  /** @type {import('node:net').Socket} */
  let socket
  let text = ''
  /** @type {((status: number) => void) | null} */
  let answered = null
  const finish = (/** @type {number} */ status) => {
    const done = answered
    answered = null
    text = ''
    done?.(status)
  }
  const open = () => {
    socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += chunk
      const head = text.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0)
      if (text.length >= head + 4 + length) finish(Number(text.slice(9, 12)))
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      finish(0)
      open()
    })
  }
  open()
  return () =>
    new Promise((/** @type {(status: number) => void} */ resolve) => {
      answered = resolve
      socket.write(nextRequest())
    })
}

/** @param {() => Promise<number>} send @param {number} due */
async function measure(send, due) {
  const status = await send()
  const now = performance.now()
  if (due < start + WARM_UP_MS) return
  if (status >= 200 && status < 300) times.push(now - due)
  else failed += 1
}

if (rate) {
  // At a fixed rate the wait for a free connection counts too: visitors do not wait for each other.
  const free = Array.from({ length: connections }, makeConnection)
  /** @type {number[]} */
  const waiting = []
  const work = async (/** @type {() => Promise<number>} */ send, /** @type {number} */ due) => {
    await measure(send, due)
    const next = waiting.shift()
    if (next === undefined) free.push(send)
    else void work(send, next)
  }
  const total = Math.round(((end - start) / 1000) * rate)
  for (let i = 0; i < total; ) {
    for (; i < total && start + (i * 1000) / rate <= performance.now(); i += 1) {
      const due = start + (i * 1000) / rate
      const send = free.pop()
      if (send) void work(send, due)
      else waiting.push(due)
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const deadline = performance.now() + 10_000
  while (free.length < connections && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10))
} else {
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const send = makeConnection()
      while (performance.now() < end) await measure(send, performance.now())
    }),
  )
}

times.sort((a, b) => a - b)
const at = (/** @type {number} */ part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
console.log(JSON.stringify({ perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed, sent: number }))
process.exit(0)
