import { setTimeout as sleep } from 'node:timers/promises'
import { errorReason } from './errorReason.ts'

type Log = { error: (message: string) => unknown }
type Round = (stopped: () => boolean, first: boolean) => Promise<void>

/**
 * The next round begins a pause after the last one ended: rounds never overlap. A fault that stays is logged once.
 * @returns what ends it, once the round that runs is over
 */
export function pollLoop(log: Log, name: string, everyMs: number, round: Round): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run() {
    let lastFault = ''
    for (let first = true; !signal.aborted; ) {
      try {
        await round(() => signal.aborted, first)
        first = false
        lastFault = ''
      } catch (error) {
        const fault = errorReason(error)
        if (fault !== lastFault) log.error(`A round of the ${name} failed and is tried again: ${fault}`)
        lastFault = fault
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
