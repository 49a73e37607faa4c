import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Failure } from '../../../cms/src/ownersContent/publishStatus.ts'
import { failureIn } from '../failure.ts'
import { numberIn, textOf } from '../files.ts'
import { markOf, StatusFile } from '../inboxFolder.ts'
import { LOOK_EVERY_MS } from '../publishing.ts'
import { ownEnvironment } from '../renderVersion.ts'
import type { PreviewSettings, PublisherSettings } from '../settings.ts'

type Running = { child: ChildProcess; of: string; started: Promise<Failure | null> }

/** Each preview has a process, because the content is read once, at its start. The port stays open here, and connections are handed on. */
export class PreviewProcess {
  readonly #release: string
  readonly #wanted: string
  readonly #status: StatusFile
  readonly #settings: PreviewSettings
  #running: Running | undefined

  constructor({ release, wanted, done }: PublisherSettings, settings: PreviewSettings) {
    this.#release = release
    this.#wanted = join(wanted, 'preview.json')
    this.#status = new StatusFile(join(done, 'preview.json'))
    this.#settings = settings
  }

  async listen(): Promise<void> {
    const { host, port, origin } = this.#settings
    const server = createServer({ pauseOnConnect: true }, (socket) => void this.#handOn(socket)).listen(port, host)
    await once(server, 'listening')
    process.stdout.write(`Preview on ${origin}\n`)
  }

  async openAlways(): Promise<never> {
    for (let opened = ''; ; await pause(LOOK_EVERY_MS)) {
      this.#status.writeWaiting()
      const of = markOf(this.#wanted)
      if (of === opened) continue
      opened = of
      const number = numberIn(textOf(this.#wanted))
      const started = new Date()
      const failure = await this.#current().started
      if (number === 0 || markOf(this.#wanted) !== of) continue
      const seconds = Math.round((Date.now() - started.getTime()) / 100) / 10
      const state = failure ? 'failed' : 'ready'
      this.#status.report({ number, state, started: started.toISOString(), seconds, ...(failure && { failure }) })
    }
  }

  async #handOn(socket: Socket): Promise<void> {
    socket.once('error', () => socket.destroy())
    const { child, started } = this.#current()
    await started
    child.send('connection', socket, (error) => error && socket.destroy())
  }

  #current(): Running {
    const of = markOf(this.#wanted)
    if (this.#running?.of === of) return this.#running
    this.#running?.child.kill('SIGKILL')
    this.#running = this.#start(of)
    return this.#running
  }

  #start(of: string): Running {
    const preview = {
      SITE_PREVIEW: 'yes',
      PREVIEW_SETTINGS: JSON.stringify({ ...this.#settings, wanted: dirname(this.#wanted) }),
      ...(of && { SITE_CONTENT: this.#wanted }),
    }
    const env = { ...ownEnvironment(), NODE_ENV: 'production', SITE_OUT_DIR: this.#release, ...preview }
    const file = join(this.#release, 'server', 'preview.mjs')
    const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let said = ''
    child.stderr?.on('data', (chunk) => (said = (said + chunk).slice(-4_000)))
    const started = new Promise<Failure | null>((resolve) => {
      child.once('message', ({ failure }: { failure: Failure | null }) => resolve(failure))
      child.once('error', ({ message }) => resolve(failureIn(message)))
      child.once('exit', (code, signal) => {
        if (code !== 0 && signal === null) process.stderr.write(`The preview's pages cannot be shown: ${said}\n`)
        resolve(failureIn(said))
        if (this.#running?.child === child) this.#running = undefined
      })
    })
    return { child, of, started }
  }
}
