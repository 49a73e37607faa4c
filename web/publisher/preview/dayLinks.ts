// What a link for a day opens: docs/decisions/0033.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DayLinkFile, dayLinkFile, dayLinkOf } from '../../../cms/src/ownersContent/dayLinks.ts'

export type Asked = { id: number; path: string }
export type Answered = { id: number; page: string | null; isFailed?: undefined } | { id: number; page?: undefined; isFailed: true }

type Running = { child: ChildProcess; waiting: Map<number, (answered: Answered) => void>; idle: NodeJS.Timeout }

const IDLE_MS = 10 * 60_000
/** Each takes as much memory as the preview itself. */
const MOST_RUNNING = 2

export class DayLinks {
  readonly #wanted: string
  readonly #env: NodeJS.ProcessEnv
  readonly #running = new Map<string, Running>()
  #asked = 0

  /** @param env what the pages are rendered with, beside the content */
  constructor(wanted: string, env: NodeJS.ProcessEnv) {
    this.#wanted = wanted
    this.#env = env
  }

  opened(token: string): DayLinkFile | undefined {
    const hash = createHash('sha256').update(token).digest('hex')
    const files = existsSync(this.#wanted) ? readdirSync(this.#wanted) : []
    return files.flatMap((file) => dayLinkOf(file) ?? []).find((link) => link.hash === hash && link.expires > Date.now())
  }

  /** Asked at each request: a link that was revoked shows nothing more. */
  isOpen(link: DayLinkFile): boolean {
    return link.expires > Date.now() && existsSync(join(this.#wanted, dayLinkFile(link)))
  }

  /** Null for a page that the site does not have. */
  async pageAt(link: DayLinkFile, path: string): Promise<string | null> {
    const running = this.#running.get(link.hash) ?? this.#start(link)
    running.idle.refresh()
    const id = ++this.#asked
    const answered = await new Promise<Answered>((resolve) => {
      running.waiting.set(id, resolve)
      running.child.send({ id, path } satisfies Asked, (error) => error && resolve({ id, isFailed: true }))
    })
    running.waiting.delete(id)
    if (answered.isFailed) throw new Error(`${path} of a link for a day could not be rendered`)
    return answered.page
  }

  #start(link: DayLinkFile): Running {
    const [oldest] = this.#running.keys()
    if (oldest !== undefined && this.#running.size >= MOST_RUNNING) this.#running.get(oldest)?.child.kill('SIGKILL')
    const env = { ...this.#env, SITE_PREVIEW: 'shown', SITE_CONTENT: join(this.#wanted, dayLinkFile(link)) }
    const child = spawn(process.execPath, [new URL('./shownPages.mjs', import.meta.url).pathname], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const running: Running = { child, waiting: new Map(), idle: setTimeout(() => child.kill('SIGKILL'), IDLE_MS) }
    child.on('message', (answered: Answered) => running.waiting.get(answered.id)?.(answered))
    const ended = () => {
      clearTimeout(running.idle)
      if (this.#running.get(link.hash) === running) this.#running.delete(link.hash)
      for (const [id, answer] of running.waiting) answer({ id, isFailed: true })
    }
    child.once('exit', ended)
    // As when the machine has no room for another program.
    child.once('error', ended)
    this.#running.set(link.hash, running)
    return running
  }
}

const TRIES = 20
const TRIES_LAST_MS = 10 * 60_000
const MOST_CLIENTS = 5_000

/** How often one client may try a link that opens nothing. */
export class WrongTries {
  readonly #tries = new Map<string, { count: number; until: number }>()

  isOver(client: string): boolean {
    const tries = this.#tries.get(client)
    return tries !== undefined && tries.until > Date.now() && tries.count >= TRIES
  }

  count(client: string): void {
    if (this.#tries.size >= MOST_CLIENTS) this.#tries.clear()
    const before = this.#tries.get(client)
    const isOld = before === undefined || before.until <= Date.now()
    this.#tries.set(client, isOld ? { count: 1, until: Date.now() + TRIES_LAST_MS } : { ...before, count: before.count + 1 })
  }
}
