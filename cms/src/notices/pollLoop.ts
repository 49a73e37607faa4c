import { setTimeout as sleep } from 'node:timers/promises'
import { errorReason } from './outbox.ts'

type Log = { error: (message: string) => unknown }
type Round = (stopped: () => boolean, first: boolean) => Promise<void>

/** The next round begins a pause after the last one ended: rounds never overlap. */
export function pollLoop(log: Log, name: string, everyMs: number, round: Round): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run() {
    let first = true
    while (!signal.aborted) {
      try {
        await round(() => signal.aborted, first)
        first = false
      } catch (error) {
        log.error(`A round of the ${name} failed and is tried again: ${errorReason(error)}`)
      }
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
