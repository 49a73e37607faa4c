import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlaceOfText } from '../../../cms/src/ownersContent/pressing.ts'
import type { Failure } from '../../../cms/src/ownersContent/publishStatus.ts'
import type { TextChange } from '../../../cms/src/ownersContent/textChanges.ts'
import { failureIn } from '../failure.ts'
import { textOf } from '../files.ts'
import { LOOK_EVERY_MS } from '../publishing.ts'
import { ownEnvironment } from '../renderVersion.ts'
import { Statuses } from '../status.ts'
import { markOf, numberIn } from '../wanted.ts'

export type Question = { type: 'page'; path: string } | { type: 'place'; place: string } | { type: 'check'; change: TextChange }
export type Asked = { id: number; question: Question }
/** The first has the id 0, and says whether the process can show pages. */
export type Answered = { id: number; answer: unknown }

const LONGEST_MS = 20_000
/** Then the process ends, and the next question starts another. */
const IDLE_MS = 10 * 60_000

type Running = { child: ChildProcess; of: string; started: Promise<Failure | null>; waiting: Map<number, (answer: unknown) => void> }

/** The process of pages.ts for the preview that is wanted now: another one whenever another preview is. */
export class PageProcess {
  readonly #release: string
  readonly #wanted: string
  readonly #statuses: Statuses
  #running: Running | undefined
  #last = 0
  #idle: NodeJS.Timeout | undefined

  constructor({ release, wanted, done }: { release: string; wanted: string; done: string }) {
    this.#release = release
    this.#wanted = join(wanted, 'preview.json')
    this.#statuses = new Statuses(done)
  }

  /** Opens each preview that the inbox wants, and tells it. */
  async openAlways(): Promise<never> {
    for (let opened = ''; ; await pause(LOOK_EVERY_MS)) {
      this.#statuses.writeWaiting()
      const of = markOf(this.#wanted)
      if (of === opened) continue
      opened = of
      const number = numberIn(textOf(this.#wanted))
      const started = new Date()
      const failure = await this.#current()?.started
      if (number === 0 || failure === undefined || markOf(this.#wanted) !== of) continue
      const seconds = Math.round((Date.now() - started.getTime()) / 100) / 10
      const state = failure ? 'failed' : 'ready'
      this.#statuses.report('preview', { number, state, started: started.toISOString(), seconds, ...(failure && { failure }) })
    }
  }

  /** Null for an address that is no page, undefined when nothing answers. */
  async page(path: string): Promise<string | null | undefined> {
    const page = await this.#ask({ type: 'page', path })
    return typeof page === 'string' || page === null ? page : undefined
  }

  async place(place: string): Promise<PlaceOfText | null> {
    return ((await this.#ask({ type: 'place', place })) ?? null) as PlaceOfText | null
  }

  /** Null when nothing answers. */
  async problems(change: TextChange): Promise<string[] | null> {
    return ((await this.#ask({ type: 'check', change })) ?? null) as string[] | null
  }

  async #ask(question: Question): Promise<unknown> {
    const running = this.#current()
    if (!running || (await running.started) !== null) return undefined
    this.#last += 1
    const id = this.#last
    return new Promise((resolve) => {
      const late = setTimeout(() => finish(undefined), LONGEST_MS)
      const finish = (answer: unknown) => {
        clearTimeout(late)
        running.waiting.delete(id)
        resolve(answer)
      }
      running.waiting.set(id, finish)
      running.child.send({ id, question } satisfies Asked, (error) => error && finish(undefined))
    })
  }

  #current(): Running | undefined {
    const of = markOf(this.#wanted)
    if (this.#running && this.#running.of !== of) this.#end()
    clearTimeout(this.#idle)
    if (of === '') return undefined
    this.#idle = setTimeout(() => this.#end(), IDLE_MS)
    this.#idle.unref()
    this.#running ??= this.#start(of)
    return this.#running
  }

  #end(): void {
    this.#running?.child.kill('SIGKILL')
    this.#running = undefined
  }

  #start(of: string): Running {
    const marks = { SITE_PREVIEW: 'yes', SITE_MARKS: 'yes', SITE_CONTENT: this.#wanted }
    const env = { ...ownEnvironment(), NODE_ENV: 'production', SITE_OUT_DIR: this.#release, ...marks }
    const child = spawn(process.execPath, [join(this.#release, 'server', 'pages.mjs')], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let said = ''
    let hasStarted = false
    child.stderr?.on('data', (chunk) => (said = (said + chunk).slice(-4_000)))
    const waiting = new Map<number, (answer: unknown) => void>()
    const started = new Promise<Failure | null>((resolve) => {
      child.on('message', ({ id, answer }: Answered) => {
        if (id > 0) return waiting.get(id)?.(answer)
        hasStarted = answer === null
        resolve(answer as Failure | null)
      })
      const ended = () => {
        resolve(failureIn(said))
        for (const finish of [...waiting.values()]) finish(undefined)
      }
      child.once('error', ended)
      child.once('exit', (code, signal) => {
        if (code !== 0 && signal === null) process.stderr.write(`The preview's pages cannot be shown: ${said}\n`)
        ended()
        // One that could not start would fail again until there is another preview.
        if (hasStarted && this.#running?.child === child) this.#running = undefined
      })
    })
    return { child, of, started, waiting }
  }
}
