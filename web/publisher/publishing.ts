import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Failure, PublishStatus } from '../../cms/src/ownersContent/publishStatus.ts'
import { writeWhole } from '../build/outputFiles.ts'
import { failureOf, type RenderFailure } from './failure.ts'
import { textOf } from './files.ts'
import { StatusFile, type Wanted, WantedFile } from './inboxFolder.ts'
import { renderVersion } from './renderVersion.ts'
import type { PublisherSettings } from './settings.ts'
import { CONTENT, releaseHash, VersionFolders } from './versionFolders.ts'

export const LOOK_EVERY_MS = 250

const EXPIRED_EVERY_MS = 60 * 60_000

/** “Half an hour” in the sentence for the owner. */
const AGAIN_AFTER_MS = 30 * 60_000

const LONGEST_UPLOAD_MS = 15 * 60_000

export class Publisher {
  readonly #release: string
  readonly #pictures: string
  readonly #pagesFile: string
  readonly #uploadedFile: string
  readonly #versions: VersionFolders
  readonly #wanted: WantedFile
  readonly #status: StatusFile
  readonly #uploadCommand: string | undefined
  /** What was tried last, and when the same is tried again: never, unless the machine was at fault. */
  #tried = { inputs: '', again: 0 }
  #lookAgain = 0

  constructor({ release, wanted, done, versions, before, uploadCommand }: Omit<PublisherSettings, 'preview'>) {
    this.#release = release
    this.#pictures = wanted
    this.#pagesFile = join(done, 'pages.json')
    this.#uploadedFile = join(done, 'uploaded')
    this.#versions = new VersionFolders(versions, release, before)
    this.#wanted = new WantedFile(join(wanted, 'live.json'), releaseHash(release))
    this.#status = new StatusFile(join(done, 'live.json'))
    this.#uploadCommand = uploadCommand
  }

  /** Resolves to the exit code. A version that was never live must not stop a release: then the one that visitors see is rendered. */
  async publishOnce(): Promise<number> {
    const next = this.#wanted.read()
    if (await this.#renderOnce(next)) return 0
    const shown = this.#versions.shown()
    const before = shown && this.#wanted.of(textOf(join(shown, CONTENT)))
    if (!before || before.number === next.number) return 1
    say(`Version ${next.number} cannot be rendered. The site keeps version ${before.number}.`)
    return (await this.#renderOnce(before)) ? 0 : 1
  }

  async #renderOnce(next: Wanted): Promise<boolean> {
    const failure = this.#isServed(next) ? null : await this.#render(next, new AbortController().signal)
    if (failure) say(linesOf(failure))
    return failure === null
  }

  async publishAlways(): Promise<never> {
    this.#versions.removeUnfinished()
    this.#tellPages()
    say('Ready to publish')
    for (;;) if (!(await this.publishNext())) await pause(LOOK_EVERY_MS)
  }

  /** Resolves to whether there was anything to publish. */
  async publishNext(): Promise<boolean> {
    this.#status.writeWaiting()
    this.#removeExpired()
    const next = this.#next()
    if (next) await this.#publish(next)
    return next !== undefined
  }

  #removeExpired(): void {
    if (Date.now() < this.#lookAgain) return
    this.#lookAgain = Date.now() + EXPIRED_EVERY_MS
    try {
      this.#versions.removeExpired()
    } catch (error) {
      say(`Earlier versions cannot be removed: ${String(error)}`)
    }
  }

  #isServed({ inputs }: Wanted): boolean {
    return this.#versions.servedMadeFrom()?.inputs === inputs
  }

  #isUploaded({ inputs }: Wanted): boolean {
    return this.#uploadCommand === undefined || textOf(this.#uploadedFile) === inputs
  }

  #next(): Wanted | undefined {
    const next = this.#wanted.read()
    const { inputs, number, text } = next
    if (this.#tried.inputs === inputs && Date.now() < this.#tried.again) return undefined
    if (text === undefined && this.#versions.served() === undefined) return undefined
    if (!this.#isServed(next) || !this.#isUploaded(next)) return next
    this.#tried = { inputs, again: Number.POSITIVE_INFINITY }
    // A publisher that ended between serving a version and saying so has left “building”.
    const told = this.#status.last()
    if (told?.number !== number || told.state !== 'ready') this.#report(next, { state: 'ready', started: new Date().toISOString() })
    return undefined
  }

  async #publish(next: Wanted): Promise<void> {
    const { number, inputs } = next
    const started = new Date()
    this.#report(next, { state: 'building', started: started.toISOString() })

    const stop = new AbortController()
    const watch = setInterval(() => {
      if (this.#wanted.read().inputs !== inputs) stop.abort()
    }, LOOK_EVERY_MS)
    const rendered = this.#isServed(next) ? null : await this.#render(next, stop.signal)
    const failure = rendered ?? (await this.#upload(next, stop.signal))
    clearInterval(watch)
    if (failure && stop.signal.aborted) return say(`Version ${number}: stopped for a newer one`)

    this.#tried = { inputs, again: failure?.ofMachine ? Date.now() + AGAIN_AFTER_MS : Number.POSITIVE_INFINITY }
    const seconds = Math.round((Date.now() - started.getTime()) / 100) / 10
    const state = failure ? 'failed' : 'ready'
    this.#report(next, { state, started: started.toISOString(), seconds, ...(failure && { failure: this.#told(next, failure) }) })
    say(`Version ${number}: ${state} after ${seconds} s${failure ? `. ${linesOf(failure)}` : ''}`)
    if (!failure) this.#tellPages()
  }

  /** Serves what is wanted. Resolves to the failure, or to null; whatever happens, the site keeps a version. */
  async #render({ text, number, inputs }: Wanted, signal: AbortSignal): Promise<RenderFailure | null> {
    try {
      const folder = this.#versions.begin(text)
      const failure = await renderVersion({
        release: this.#release,
        pictures: this.#pictures,
        folder,
        signal,
        earlier: this.#versions.earlier(),
        shown: this.#versions.shown(),
      })
      if (failure === null) await this.#versions.finish(folder, { number, inputs })
      else this.#versions.removeUnfinished()
      return failure
    } catch (error) {
      try {
        // On a full disk what was begun takes the room that the leads need.
        this.#versions.removeUnfinished()
      } catch (another) {
        return failureOf(another)
      }
      return failureOf(error)
    }
  }

  async #upload(next: Wanted, signal: AbortSignal): Promise<RenderFailure | null> {
    const served = this.#versions.served()
    if (this.#uploadCommand === undefined || served === undefined || this.#isUploaded(next)) return null
    const failure = await upload(this.#uploadCommand, join(served, 'client'), signal)
    if (failure) return failure
    try {
      writeWhole(this.#uploadedFile, next.inputs)
      return null
    } catch (error) {
      // As on a full disk: it is uploaded once more when there is room again.
      return failureOf(error)
    }
  }

  /** What shall happen next. The owner cannot publish a version again that visitors see already, as when the day has changed. */
  #told({ number }: Wanted, { sentence, details, ofMachine }: RenderFailure): Failure {
    if (!ofMachine) return { sentence, details }
    const isShown = this.#versions.servedMadeFrom()?.number === number
    return { sentence: `${sentence} ${isShown ? 'It is tried again in half an hour.' : 'To try again, press Publish.'}`, details }
  }

  #report({ number }: Wanted, status: Omit<PublishStatus, 'number'>): void {
    if (number > 0) this.#status.report({ number, ...status })
  }

  #tellPages(): void {
    const pages = textOf(join(this.#versions.served() ?? this.#release, 'serving', 'pages.json'))
    try {
      if (pages) writeWhole(this.#pagesFile, pages)
    } catch (error) {
      say(`pages.json cannot be written: ${String(error)}`)
    }
  }
}

/** Runs the command, with the folder of the finished pages as `$1`. Resolves to the failure, or to null when the host has them. */
async function upload(command: string, folder: string, signal: AbortSignal): Promise<RenderFailure | null> {
  // A group of its own, so that what the command has started is stopped with it: an older upload must not end after a newer one.
  const child = spawn('sh', ['-c', command, 'upload', folder], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself, and is not yet known to have.
    }
  }
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk).slice(-20_000)))
  child.once('error', ({ message }) => (output += message))
  const stopped = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_UPLOAD_MS)])
  stopped.addEventListener('abort', stop)
  process.once('exit', stop)
  if (stopped.aborted) stop()
  const end = await new Promise((resolve) => child.once('close', (code) => resolve(code)))
  stopped.removeEventListener('abort', stop)
  process.off('exit', stop)
  if (end === 0) return null
  const lines = `${output}\n${stopped.aborted ? 'It was stopped.' : `It ended with ${end}.`}`.trim().split('\n')
  return { sentence: 'The site is built, but could not be uploaded to its host.', details: lines.slice(-30), ofMachine: true }
}

function linesOf({ sentence, details }: RenderFailure): string {
  return `${sentence}\n${details.join('\n')}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
