import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { say } from '../report.ts'
import { sendLead } from './sendLead.ts'

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

const WARM_UP_MS = 2_000

/** Runs in a process of its own, with a Load as JSON, and prints a Sent as JSON. */
export async function run([json = '']: string[]): Promise<number> {
  say(JSON.stringify(await sendAll(v.parse(LoadSchema, JSON.parse(json)))))
  return 0
}

async function sendAll({ port, connections, seconds, tag, rate }: Load): Promise<Sent> {
  const times: number[] = []
  let [failed, sent] = [0, 0]
  const start = performance.now()
  const end = start + WARM_UP_MS + seconds * 1000

  async function measure(due: number): Promise<void> {
    sent += 1
    // Many clients behind one proxy, as on the real server.
    const from = `10.${(sent >> 12) & 255}.${(sent >> 4) & 255}.${(sent & 15) + 1}`
    const status = await sendLead(port, `${tag}-${sent}`, { from, words: 5 })
    if (due < start + WARM_UP_MS) return
    if (typeof status === 'number' && status >= 200 && status < 300) times.push(performance.now() - due)
    else failed += 1
  }

  if (rate) {
    // The agent's queue is the wait for a free connection: it counts too, because visitors do not wait for each other.
    const running: Promise<void>[] = []
    const total = Math.round(((end - start) / 1000) * rate)
    while (running.length < total) {
      const due = start + (running.length * 1000) / rate
      if (due <= performance.now()) running.push(measure(due))
      else await sleep(2)
    }
    await Promise.all(running)
  } else {
    const keepSending = async () => {
      while (performance.now() < end) await measure(performance.now())
    }
    await Promise.all(Array.from({ length: connections }, keepSending))
  }

  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? -1
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed, sent }
}
