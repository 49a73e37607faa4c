import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_MS = 5_000
const PAUSE_MS = 100

const PASSING = /^(SQLITE_BUSY|08|57P0|53300|ECONN|EPIPE|ETIMEDOUT)/
const PASSING_WITHOUT_CODE = /connection terminated|server closed the connection/i

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

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? PASSING.test(code) : PASSING_WITHOUT_CODE.test(error.message)
}
