import { setTimeout as sleep } from 'node:timers/promises'

type Log = { error: (message: string) => unknown }
type Work = (stopped: () => boolean, first: boolean) => Promise<void>

/** The next round begins a pause after the last one ended: rounds never overlap. */
export function repeat(log: Log, everyMs: number, work: Work): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run() {
    let first = true
    while (!signal.aborted) {
      try {
        await work(() => signal.aborted, first)
        first = false
      } catch (error) {
        // The database is away: its own message may hold a lead.
        const { code, name } = error as { code?: string; name?: string }
        log.error(`Notices could not be read from the database (${code ?? name ?? 'unknown'}): trying again.`)
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
