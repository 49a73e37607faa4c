import { type ChildProcess, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaceOfText } from '../../../cms/src/ownersContent/pressing.ts'
import type { TextChange } from '../../../cms/src/ownersContent/textChanges.ts'
import { ownEnvironment } from '../renderVersion.ts'

export type Question = { type: 'page'; path: string } | { type: 'place'; place: string } | { type: 'check'; change: TextChange }
export type Asked = { id: number; question: Question }

const LONGEST_MS = 20_000
/** Then the process ends, and the next question starts another. */
const IDLE_MS = 10 * 60_000

/** The process of pages.ts for the preview that is wanted now: another one whenever another preview is. */
export class PageProcess {
  readonly #release: string
  readonly #wanted: string
  #running: { child: ChildProcess; of: string; started: Promise<boolean>; waiting: Map<number, (answer: unknown) => void> } | undefined
  #last = 0
  #idle: NodeJS.Timeout | undefined

  /** @param wanted the folder with what the inbox wants */
  constructor(release: string, wanted: string) {
    this.#release = release
    this.#wanted = join(wanted, 'preview.json')
  }

  /** Resolves to whether it can show pages: not with content that breaks a rule, nor without any. */
  async open(): Promise<boolean> {
    return (await this.#current()?.started) ?? false
  }

  async page(path: string): Promise<string | undefined> {
    const page = await this.#ask({ type: 'page', path })
    return typeof page === 'string' ? page : undefined
  }

  async place(place: string): Promise<PlaceOfText | null> {
    return (await this.#ask({ type: 'place', place })) as PlaceOfText | null
  }

  /** Null when nothing answers. */
  async problems(change: TextChange): Promise<string[] | null> {
    return (await this.#ask({ type: 'check', change })) as string[] | null
  }

  async #ask(question: Question): Promise<unknown> {
    const running = this.#current()
    if (!running || !(await running.started)) return null
    this.#last += 1
    const id = this.#last
    return new Promise((resolve) => {
      const late = setTimeout(() => finish(null), LONGEST_MS)
      const finish = (answer: unknown) => {
        clearTimeout(late)
        running.waiting.delete(id)
        resolve(answer)
      }
      running.waiting.set(id, finish)
      running.child.send({ id, question } satisfies Asked, (error) => error && finish(null))
    })
  }

  #current() {
    const { ino, mtimeMs } = statSync(this.#wanted, { throwIfNoEntry: false }) ?? { ino: 0, mtimeMs: 0 }
    const of = `${ino} ${mtimeMs}`
    if (this.#running && this.#running.of !== of) this.#end()
    clearTimeout(this.#idle)
    if (ino === 0) return undefined
    this.#idle = setTimeout(() => this.#end(), IDLE_MS)
    this.#idle.unref()
    this.#running ??= this.#start(of)
    return this.#running
  }

  #end(): void {
    this.#running?.child.kill('SIGKILL')
    this.#running = undefined
  }

  #start(of: string) {
    const marks = { SITE_PREVIEW: 'yes', SITE_MARKS: 'yes', SITE_CONTENT: this.#wanted }
    const env = { ...ownEnvironment(), NODE_ENV: 'production', SITE_OUT_DIR: this.#release, ...marks }
    const child = spawn(process.execPath, [join(this.#release, 'server', 'pages.mjs')], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let said = ''
    let hasStarted = false
    child.stderr?.on('data', (chunk) => (said = (said + chunk).slice(-4_000)))
    const waiting = new Map<number, (answer: unknown) => void>()
    const started = new Promise<boolean>((resolve) => {
      child.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
        if (id > 0) return waiting.get(id)?.(answer)
        hasStarted = true
        resolve(true)
      })
      const ended = () => {
        resolve(false)
        for (const finish of [...waiting.values()]) finish(null)
      }
      child.once('error', ended)
      child.once('exit', (code, signal) => {
        if (code !== 0 && signal === null) process.stderr.write(`The preview's pages cannot be shown singly: ${said}\n`)
        ended()
        // One that could not start would fail again until there is another preview.
        if (hasStarted && this.#running?.child === child) this.#running = undefined
      })
    })
    return { child, of, started, waiting }
  }
}
