import { setTimeout as sleep } from 'node:timers/promises'

type Log = { error: (message: string) => unknown }
type Round = (stopped: () => boolean) => Promise<void>

/** Rounds never overlap, and a fault that stays is logged once. @returns what ends it, once the round that runs is over */
export function pollLoop(log: Log, name: string, everyMs: number, round: Round): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run() {
    let lastFault = ''
    while (!signal.aborted) {
      try {
        await round(() => signal.aborted)
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
  return () => {
    stopping.abort()
    return running
  }
}

/** Letters of a column that keeps a reason. */
export const LONGEST_REASON = 200

/** Fit for the log and the database: a mail server may repeat what it was sent, and knex puts the statement before the message. */
export function errorReason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  const words = (message || 'unknown error').replace(/^\s*(?:select|insert|update|delete|with|begin|commit)\b.* - /is, '')
  const named = code && !words.includes(code) ? `${words} (${code})` : words
  return named
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\s@<>"']{1,200}@[^\s@<>"']{1,255}/g, '(address)')
    .replace(/\+?\d[\d ().-]{6,40}\d/g, '(number)')
    .slice(0, LONGEST_REASON)
}
