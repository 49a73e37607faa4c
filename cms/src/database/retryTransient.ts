import { setTimeout as sleep } from 'node:timers/promises'

/** A little longer than the pool waits for a connection: that is tried once more. Together they stay below a proxy's 12 s. */
const LONGEST_MS = 5_500
const PAUSE_MS = 100

/** 25006: a server that has just become, or is no longer, the one to write to. EAI_AGAIN: a container's name while it restarts. */
const PASSING = /^(SQLITE_BUSY|08|25006|40001|40P01|57P0|53300|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/
const PASSING_WITHOUT_CODE = /connection terminated|server closed the connection|timeout (expired|exceeded|acquiring)/i

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

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? PASSING.test(code) : PASSING_WITHOUT_CODE.test(error.message)
}
