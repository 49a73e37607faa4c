import { endChildren, ending } from './processes.mjs'
import { explain, UserError } from './terminal.mjs'

const LEAST_NODE = '20.19'

/**
 * Runs a command to its end and leaves no child behind, whatever ends it.
 * @param {() => Promise<number | void>} work resolves to the exit code, 0 if nothing
 * @param {{ exitCodeWhenInterrupted?: number }} [options]
 */
export async function command(work, { exitCodeWhenInterrupted = 130 } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!ending) void end(exitCodeWhenInterrupted)
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

/** Under npm: an npm that was killed outright passes no signal on, nor does a shell between it and us. */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent && !ending) void end(1)
  }, 500)
  watch.unref()
}

/** @param {number} exitCode */
async function end(exitCode) {
  await endChildren()
  process.exit(exitCode)
}
