import type { Failure } from '../../cms/src/ownersContent/publishStatus.ts'

/** Why a version was not published, and whether the machine was at fault: then the same may go well later. */
export type RenderFailure = Failure & { ofMachine: boolean }

const MOST_LINES = 30

const CAUSES: [sign: RegExp, sentence: string][] = [
  [/ENOSPC|EDQUOT|no space left/i, 'The server’s disk is full: free some space.'],
  [/EACCES|EROFS|EPERM/, 'The publisher may not write to its folder: whoever runs the server has to allow it.'],
  [/heap out of memory|ERR_WORKER_OUT_OF_MEMORY|ENOMEM|SIGKILL/, 'The server ran out of memory while it built the site.'],
]

const UNKNOWN = 'The site could not be built: show the details to whoever runs the server.'

export class VersionError extends Error {
  readonly lines: readonly string[]

  constructor(sentence: string, lines: readonly string[]) {
    super(sentence)
    this.lines = lines
  }
}

export function failureOf(error: unknown): RenderFailure {
  // content/snapshot.ts throws such an error too, and cannot be imported here: it reads the content.
  if (error instanceof Error && 'lines' in error && Array.isArray(error.lines))
    return { sentence: error.message, details: error.lines.slice(0, MOST_LINES), ofMachine: false }
  return failureIn(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

export function failureIn(output: string): RenderFailure {
  const sentence = CAUSES.find(([sign]) => sign.test(output))?.[1]
  return { sentence: sentence ?? UNKNOWN, details: output.trim().split('\n').slice(-MOST_LINES), ofMachine: sentence !== undefined }
}
