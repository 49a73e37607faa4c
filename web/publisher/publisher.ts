// Publishes what the inbox wants, until it is ended: node dist/server/publisher.mjs. With --once it renders the live
// site for this release and ends, with exit code 1 if it could not. docs/decisions/0020 says why.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { textOf, writeWhole } from './files.ts'
import { startPreviewServer } from './preview/previewServer.ts'
import { publishVersion } from './publishVersion.ts'
import { type PublisherSettings, readPublisherSettings } from './settings.ts'
import { type Kind, Statuses } from './status.ts'
import { CONTENT, releaseHash, Versions } from './versions.ts'
import { type Wanted, WantedFolder } from './wanted.ts'

const LOOK_EVERY_MS = 250

class Publisher {
  readonly #release: string
  readonly #doneFolder: string
  readonly #versions: Versions
  readonly #wanted: WantedFolder
  readonly #statuses: Statuses
  /** Also what has failed: the same again would fail again. */
  readonly #tried = new Map<Kind, string>()

  constructor({ release, wanted, done, versions, before }: PublisherSettings) {
    this.#release = release
    this.#doneFolder = done
    this.#versions = new Versions(versions, release, before)
    this.#wanted = new WantedFolder(wanted, releaseHash(release))
    this.#statuses = new Statuses(done)
  }

  /**
   * Renders the live site, with the placeholders where nothing is published yet. When that fails and visitors see another
   * version, it renders that one: a version that was never live must not stop a release. Resolves to the exit code.
   */
  async publishOnce(): Promise<number> {
    const next = this.#wanted.read('live')
    if (await this.#renderOnce(next)) return 0
    const shown = this.#versions.shown()
    const before = shown && this.#wanted.of('live', textOf(join(shown, CONTENT)))
    if (!before || before.number === next.number) return 1
    say(`Version ${next.number} cannot be rendered. The site keeps version ${before.number}.`)
    return (await this.#renderOnce(before)) ? 0 : 1
  }

  async #renderOnce(next: Wanted): Promise<boolean> {
    if (this.#isServed(next)) return true
    const problem = await publishVersion(next, { versions: this.#versions, release: this.#release, signal: new AbortController().signal })
    if (problem) say(`${problem.sentence}\n${problem.details.join('\n')}`)
    return problem === null
  }

  async publishAlways(): Promise<never> {
    this.#versions.removeUnfinished()
    this.#tellPages()
    say('Ready to publish')
    for (;;) {
      this.#statuses.writeWaiting()
      const next = this.#next('live') ?? this.#next('preview')
      if (next === undefined) await pause(LOOK_EVERY_MS)
      else await this.#publish(next)
    }
  }

  #isServed({ kind, inputs }: Wanted): boolean {
    return this.#versions.servedMadeFrom(kind)?.inputs === inputs
  }

  /** What has to be rendered, unless it is served already or has just failed. */
  #next(kind: Kind): Wanted | undefined {
    const next = this.#wanted.read(kind)
    if (this.#tried.get(kind) === next.inputs) return undefined
    if (next.text === undefined && (kind === 'preview' || this.#versions.served(kind) === undefined)) return undefined
    if (!this.#isServed(next)) return next
    this.#tried.set(kind, next.inputs)
    // A publisher that ended between serving a version and saying so has left “building”.
    const told = this.#statuses.of(kind)
    if (next.number > 0 && (told?.number !== next.number || told.state !== 'ready'))
      this.#statuses.report(kind, { number: next.number, state: 'ready', started: new Date().toISOString() })
    return undefined
  }

  async #publish(next: Wanted): Promise<void> {
    const { kind, number, inputs } = next
    const started = new Date()
    this.#tried.set(kind, inputs)
    this.#report(next, { state: 'building', started: started.toISOString() })

    const stop = new AbortController()
    const watch = setInterval(() => {
      if (this.#isSuperseded(next)) stop.abort()
    }, LOOK_EVERY_MS)
    const problem = await publishVersion(next, { versions: this.#versions, release: this.#release, signal: stop.signal })
    clearInterval(watch)
    if (stop.signal.aborted) {
      say(`Version ${number} (${kind}): stopped for a newer one`)
      this.#tried.delete(kind)
      return
    }

    const seconds = Math.round((Date.now() - started.getTime()) / 100) / 10
    const state = problem ? 'failed' : 'ready'
    this.#report(next, { state, started: started.toISOString(), seconds, ...(problem && { problem }) })
    say(`Version ${number} (${kind}): ${state} after ${seconds} s${problem ? `. ${problem.sentence}\n${problem.details.join('\n')}` : ''}`)
    if (kind === 'live' && !problem) this.#tellPages()
  }

  #report({ kind, number }: Wanted, status: Omit<Parameters<Statuses['report']>[1], 'number'>): void {
    if (number > 0) this.#statuses.report(kind, { number, ...status })
  }

  /** The newest wins, and the site itself comes before a preview. */
  #isSuperseded({ kind, inputs }: Wanted): boolean {
    return this.#wanted.read(kind).inputs !== inputs || (kind === 'preview' && this.#next('live') !== undefined)
  }

  /** The addresses that a link may lead to, for the admin. */
  #tellPages(): void {
    const pages = textOf(join(this.#versions.served('live') ?? this.#release, 'serving', 'pages.json'))
    try {
      if (pages) writeWhole(join(this.#doneFolder, 'pages.json'), pages)
    } catch (error) {
      say(`pages.json cannot be written: ${String(error)}`)
    }
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function run(): Promise<number> {
  const settings = readPublisherSettings(process.env)
  const publisher = new Publisher(settings)
  if (process.argv.includes('--once')) return publisher.publishOnce()
  if (settings.preview) await startPreviewServer(settings.preview, join(settings.versions, 'preview'))
  else say('There is no PREVIEW_SECRET, so no preview can be opened')
  return publisher.publishAlways()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
try {
  process.exit(await run())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
