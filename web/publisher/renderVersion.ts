import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
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
export function renderVersion({ release, folder, content, earlier, signal }: Job): Promise<RenderFailure | null> {
  const env = {
    ...ownEnvironment(),
    // React has two editions, for development and production, and half of each renders nothing.
    NODE_ENV: 'production',
    SITE_OUT_DIR: folder,
    PUBLISH_RELEASE: release,
    PUBLISH_EARLIER: earlier.join('\n'),
    ...(content ? { SITE_CONTENT: content } : {}),
  }
  const program = [...yielding(), process.execPath, join(release, 'server', 'render.mjs')]
  const child = spawn(program[0] ?? '', program.slice(1), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  return ended(child, folder, signal)
}

function ended(child: ChildProcess, folder: string, signal: AbortSignal): Promise<RenderFailure | null> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output = (output + chunk).slice(-20_000)))
  let late = false
  const kill = () => child.kill('SIGKILL')
  const clock = setTimeout(() => {
    late = true
    kill()
  }, LONGEST_MS)
  signal.addEventListener('abort', kill, { once: true })
  return new Promise((resolve) => {
    const finish = (failure: RenderFailure | null) => {
      clearTimeout(clock)
      signal.removeEventListener('abort', kill)
      resolve(failure)
    }
    child.once('error', (error) => finish(failureIn(error.message)))
    child.once('close', (code, killedBy) => {
      if (code === 0) finish(null)
      else if (late)
        finish({
          sentence: 'The site was still being built after fifteen minutes, so the build was stopped.',
          details: [],
          ofMachine: true,
        })
      else finish(statedFailure(folder) ?? failureIn(`${output}\n${killedBy ?? `exit code ${code}`}`))
    })
  })
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
