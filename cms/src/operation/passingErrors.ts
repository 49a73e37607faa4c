/** 25006: a server that has just become, or is no longer, the one to write to. EAI_AGAIN: a container's name while it restarts. */
const PASSING = /^(SQLITE_BUSY|08|25006|40001|40P01|57P0|53300|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/
const PASSING_WITHOUT_CODE = /connection terminated|server closed the connection|timeout (expired|exceeded|acquiring)/i

/** Of a database that is away for a moment, busy, or taken over by another. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? PASSING.test(code) : PASSING_WITHOUT_CODE.test(error.message)
}
