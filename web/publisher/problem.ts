import { SnapshotError } from '#content/snapshot.ts'

/** Why a version was not published: one sentence for the owner, and lines for whoever helps them. */
export type Problem = { sentence: string; details: string[] }

/** The file that says a version has passed every check: an exit code of 0 alone may be that of a program that did nothing. */
export const CHECKED = 'checked'

const MOST_LINES = 30

const CAUSES: [sign: RegExp, sentence: string][] = [
  [/ENOSPC|EDQUOT|no space left/i, 'The server’s disk is full: free some space, then press Publish again.'],
  [/EACCES|EROFS|EPERM/, 'The publisher may not write to its folder: whoever runs the server has to allow it.'],
  [/heap out of memory|ERR_WORKER_OUT_OF_MEMORY|SIGKILL/, 'The server ran out of memory while it built the site: press Publish again.'],
]

const UNKNOWN = 'The site could not be built: show the details to whoever runs the server.'

/** A fault of the new version that its checks have found. */
export class VersionError extends Error {
  readonly lines: readonly string[]

  constructor(sentence: string, lines: readonly string[]) {
    super(sentence)
    this.lines = lines
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof SnapshotError || error instanceof VersionError)
    return { sentence: error.message, details: error.lines.slice(0, MOST_LINES) }
  return problemIn(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** The cause of a failure that we know only by what a program has written. */
export function problemIn(output: string): Problem {
  const sentence = CAUSES.find(([sign]) => sign.test(output))?.[1] ?? UNKNOWN
  return { sentence, details: output.trim().split('\n').slice(-MOST_LINES) }
}
