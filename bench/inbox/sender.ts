import { setTimeout as sleep } from 'node:timers/promises'
import { sendLead } from './benchInbox.ts'

/** At `rate` requests a second, or as fast as the connections get answers. */
export type Pace = { rate: number } | { connections: number }
/** About the requests answered 2xx after the warm-up; `sent` counts all. Times in ms. */
export type Sent = { perSecond: number; p50: number; p99: number; failed: number; sent: number }

const WARM_UP_MS = 2_000

let runs = 0

export async function sendAll(port: number, pace: Pace, seconds: number): Promise<Sent> {
  runs += 1
  const times: number[] = []
  let [failed, sent] = [0, 0]
  const start = performance.now()
  const end = start + WARM_UP_MS + seconds * 1000

  async function measure(due: number): Promise<void> {
    sent += 1
    // Many clients behind one proxy, as on the real server.
    const from = `10.${(sent >> 12) & 255}.${(sent >> 4) & 255}.${(sent & 15) + 1}`
    const status = await sendLead(port, `r${runs}-${sent}`, { from, words: 5 })
    if (due < start + WARM_UP_MS) return
    if (typeof status === 'number' && status >= 200 && status < 300) times.push(performance.now() - due)
    else failed += 1
  }

  if ('rate' in pace) {
    const running: Promise<void>[] = []
    for (let due = start; due < end; due += 1000 / pace.rate) {
      while (performance.now() < due) await sleep(2)
      running.push(measure(due))
    }
    await Promise.all(running)
  } else {
    const keepSending = async () => {
      while (performance.now() < end) await measure(performance.now())
    }
    await Promise.all(Array.from({ length: pace.connections }, keepSending))
  }

  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? -1
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed, sent }
}
