/** A failure we know the cure for: its message is the one line to show. */
export class UserError extends Error {}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof UserError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** @param {string} line */
export function say(line = '') {
  process.stdout.write(`${line}\n`)
}

/** @param {number} started a `performance.now()` */
export function secondsSince(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

/**
 * Says what a long step does and how long it took; steps may run side by side.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(label, work) {
  const started = performance.now()
  say(`› ${label} …`)
  const result = await work()
  say(`  ${label}: done in ${secondsSince(started)}`)
  return result
}
