import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failureIn, type RenderFailure } from './failure.ts'
import { CONTENT } from './versionFolders.ts'

type Job = {
  release: string
  /** Where the inbox puts the owner's pictures. */
  pictures: string
  /** Where the pages are written; without a snapshot in it the placeholders are rendered. */
  folder: string
  earlier: readonly string[]
  /** What visitors see now. */
  shown: string | undefined
  signal: AbortSignal
}

const LONGEST_MS = 15 * 60_000

export async function renderVersion({ release, pictures, folder, earlier, shown, signal }: Job): Promise<RenderFailure | null> {
  const content = join(folder, CONTENT)
  const env = {
    ...ownEnvironment(),
    // React has two editions, for development and production, and half of each renders nothing.
    NODE_ENV: 'production',
    SITE_OUT_DIR: folder,
    PUBLISH_RELEASE: release,
    PUBLISH_PICTURES: pictures,
    PUBLISH_EARLIER: earlier.join('\n'),
    ...(shown !== undefined && { PUBLISH_SHOWN: shown }),
    ...(existsSync(content) && { SITE_CONTENT: content }),
  }
  const late = AbortSignal.timeout(LONGEST_MS)
  const [program = '', ...args] = [...yielding(), process.execPath, join(release, 'server', 'render.mjs')]
  const child = spawn(program, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal: AbortSignal.any([signal, late]),
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output = (output + chunk).slice(-20_000)))
  child.once('error', ({ message }) => (output += message))
  let stated: RenderFailure | undefined
  child.once('message', (failure: RenderFailure) => (stated = failure))
  const end = await new Promise((resolve) => child.once('close', (code, killedBy) => resolve(killedBy ?? code)))
  if (end === 0) return null
  if (late.aborted)
    return { sentence: 'The site was still being built after fifteen minutes, so the build was stopped.', details: [], ofMachine: true }
  return stated ?? failureIn(`${output}\nIt ended with ${end}`)
}

/** No secrets, and no other content than the snapshot it is given. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const left = /^(PREVIEW_|PUBLISH_|UPLOAD_|SITE_CONTENT|NODE_OPTIONS)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.test(name)))
}

/** A lead's answer comes first, but on a busy machine a version is built too: at 19 it has a hundredth of a core there, at 5 a quarter. */
function yielding(): string[] {
  const commands = [
    ['nice', '-n', '5'],
    ['ionice', '-c', '2', '-n', '7'],
  ]
  return commands.filter(([name = '']) => spawnSync(name, ['true'], { stdio: 'ignore' }).status === 0).flat()
}
