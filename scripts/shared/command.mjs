import { endChildren, isEnding } from './processes.mjs'

const LEAST_NODE = '20.19'

/** A failure we know the cure for: its message is the one line to show. */
export class UserError extends Error {}

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

/**
 * Runs a command to its end and leaves no child behind, whatever ends it.
 * @param {() => Promise<number | void>} work resolves to the exit code, 0 if nothing
 * @param {{ exitCodeWhenInterrupted?: number }} [options]
 */
export async function command(work, { exitCodeWhenInterrupted = 130 } = {}) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!isEnding()) void end(exitCodeWhenInterrupted)
    })
  }
  endWithParent()
  // A closed terminal or pipe must not keep us from ending the children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  try {
    requireNodeVersion()
    await end((await work()) ?? 0)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    await end(1)
  }
}

function requireNodeVersion() {
  const { node } = process.versions
  if (node.localeCompare(LEAST_NODE, 'en', { numeric: true }) >= 0) return
  throw new UserError(`Node ${LEAST_NODE} or newer is needed, this is ${node}: install it from nodejs.org, or run nvm install`)
}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof UserError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Under npm: an npm that was killed outright passes no signal on, nor does a shell between it and us. */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent && !isEnding()) void end(1)
  }, 500)
  watch.unref()
}

/** @param {number} exitCode */
async function end(exitCode) {
  await endChildren()
  process.exit(exitCode)
}
