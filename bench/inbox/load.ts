import { setTimeout as sleep } from 'node:timers/promises'
import { sendLead } from './benchInbox.ts'

const SENDERS = 8
const LONGEST_MS = 300_000

export type Load = ReturnType<typeof startLoad>

export function startLoad(port: number) {
  const answers = new Map<string, number | string>()
  let [isOver, slowestMs] = [false, 0]
  const sender = async (_: unknown, number: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const tag = `visitor-${number}-${turn}`
      const before = performance.now()
      answers.set(`${tag}@example.com`, await sendLead(port, tag))
      slowestMs = Math.max(slowestMs, performance.now() - before)
      await sleep(10)
    }
  }
  const running = Promise.all(Array.from({ length: SENDERS }, sender))
  const answered = (is: (answer: number | string) => boolean) => [...answers].filter(([, answer]) => is(answer)).map(([email]) => email)
  const accepted = () => answered((answer) => answer === 201)
  const until = async (what: string, isSo: () => boolean) => {
    const deadline = performance.now() + LONGEST_MS
    while (!isSo()) {
      if (performance.now() > deadline) throw new Error(`${what}: not after ${LONGEST_MS / 1000} s`)
      await sleep(20)
    }
  }
  return {
    accepted,
    answered,
    slowestMs: () => slowestMs,
    untilAccepted: (count: number) => until(`${count} leads answered 201`, () => accepted().length >= count),
    untilRefused: (count: number) => until(`${count} leads answered 5xx`, () => answered((answer) => Number(answer) >= 500).length > count),
    stop: async () => {
      isOver = true
      await running
    },
    tally: () => [...new Set(answers.values())].map((answer) => `${answered((one) => one === answer).length} × ${answer}`).join(', '),
  }
}
