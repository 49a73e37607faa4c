import { setTimeout as sleep } from 'node:timers/promises'
import { isPassing } from '../operation/passingErrors.ts'

/** A little longer than the pool waits for a connection: that is tried once more. Together they stay below a proxy's 12 s. */
const LONGEST_MS = 5_500
const PAUSE_MS = 100

/** Only for work that may be done twice: a connection can break after the work was done. */
export async function retryTransient<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + LONGEST_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() > deadline) throw error
      await sleep(PAUSE_MS * Math.min(attempt, 5))
    }
  }
}
