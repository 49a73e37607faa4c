import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as v from 'valibot'
import { failureIn, type RenderFailure, RenderFailureSchema } from './failure.ts'
import { textOf } from './files.ts'

type Job = {
  /** The build whose bundle renders. */
  release: string
  folder: string
  /** The file with the snapshot; undefined renders the placeholders. */
  content: string | undefined
  /** Folders that unchanged files are taken from. */
  earlier: readonly string[]
  signal: AbortSignal
}

const LONGEST_MS = 15 * 60_000

/** Renders all pages in a process that yields to every other. Resolves to the failure, or to null when all is well. */
export async function renderVersion({ release, folder, content, earlier, signal }: Job): Promise<RenderFailure | null> {
  const env = {
    ...ownEnvironment(),
    // React has two editions, for development and production, and half of each renders nothing.
    NODE_ENV: 'production',
    SITE_OUT_DIR: folder,
    PUBLISH_RELEASE: release,
    PUBLISH_EARLIER: earlier.join('\n'),
    ...(content ? { SITE_CONTENT: content } : {}),
  }
  const late = new AbortController()
  const clock = setTimeout(() => late.abort(), LONGEST_MS)
  const [program = '', ...args] = [...yielding(), process.execPath, join(release, 'server', 'render.mjs')]
  const child = spawn(program, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, late.signal]),
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk).slice(-20_000)))
  child.once('error', ({ message }) => (output += message))
  const end = await new Promise((resolve) => child.once('close', (code, killedBy) => resolve(killedBy ?? code)))
  clearTimeout(clock)
  if (end === 0) return null
  if (late.signal.aborted)
    return { sentence: 'The site was still being built after fifteen minutes, so the build was stopped.', details: [], ofMachine: true }
  return statedFailure(folder) ?? failureIn(`${output}\nIt ended with ${end}`)
}

function statedFailure(folder: string): RenderFailure | undefined {
  try {
    const parsed = v.safeParse(RenderFailureSchema, JSON.parse(textOf(join(folder, 'failure.json')) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** No secrets, and no other content than the snapshot it is given. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const left = /^(PREVIEW_|PUBLISH_|UPLOAD_|SITE_CONTENT|NODE_OPTIONS)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.test(name)))
}

/** A lead's answer comes first: it takes only what is left of processor and disk. */
function yielding(): string[] {
  const commands = [
    ['nice', '-n', '19'],
    ['ionice', '-c', '3'],
  ]
  return commands.filter(([name = '']) => spawnSync(name, ['true'], { stdio: 'ignore' }).status === 0).flat()
}
