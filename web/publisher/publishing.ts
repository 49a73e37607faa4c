import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Edition, Problem } from '../../cms/src/ownersContent/publishStatus.ts'
import { textOf, writeWhole } from './files.ts'
import type { Failure } from './problem.ts'
import { publishVersion } from './publishVersion.ts'
import type { PublisherSettings } from './settings.ts'
import { Statuses } from './status.ts'
import { upload } from './upload.ts'
import { CONTENT, releaseHash, Versions } from './versions.ts'
import { type Wanted, WantedFolder } from './wanted.ts'

const LOOK_EVERY_MS = 250

const EXPIRED_EVERY_MS = 60 * 60_000

/** “Half an hour” in the sentence for the owner. */
const AGAIN_AFTER_MS = 30 * 60_000

/** Publishes what the inbox wants, and tells it what happened. */
export class Publisher {
  readonly #release: string
  readonly #doneFolder: string
  readonly #versions: Versions
  readonly #wanted: WantedFolder
  readonly #statuses: Statuses
  readonly #uploadCommand: string | undefined
  /** What was tried last, and when the same is tried again: never, unless the machine was at fault. */
  readonly #tried = new Map<Edition, { inputs: string; again: number }>()

  #lookAgain = 0

  readonly #openPreview: () => Promise<boolean>

  /** @param openPreview resolves to whether single pages of the preview can be looked at before all are rendered */
  constructor(
    { release, wanted, done, versions, before, uploadCommand }: Omit<PublisherSettings, 'preview'>,
    openPreview: () => Promise<boolean> = async () => false,
  ) {
    this.#openPreview = openPreview
    this.#release = release
    this.#doneFolder = done
    this.#versions = new Versions(versions, release, before)
    this.#wanted = new WantedFolder(wanted, releaseHash(release))
    this.#statuses = new Statuses(done)
    this.#uploadCommand = uploadCommand
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
    const failure = await publishVersion(next, { versions: this.#versions, release: this.#release, signal: new AbortController().signal })
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
    this.#statuses.writeWaiting()
    this.#removeExpired()
    const next = this.#next('live') ?? this.#next('preview')
    if (next === undefined) return false
    await this.#publish(next)
    return true
  }

  #removeExpired(): void {
    if (Date.now() < this.#lookAgain) return
    this.#lookAgain = Date.now() + EXPIRED_EVERY_MS
    try {
      this.#versions.removeExpired(this.#wanted.read('preview').text !== undefined)
    } catch (error) {
      say(`Earlier versions cannot be removed: ${String(error)}`)
    }
  }

  #isServed({ edition, inputs }: Wanted): boolean {
    return this.#versions.servedMadeFrom(edition)?.inputs === inputs
  }

  #uploadedFile(): string {
    return join(this.#doneFolder, 'uploaded')
  }

  #isUploaded({ edition, inputs }: Wanted): boolean {
    return edition === 'preview' || this.#uploadCommand === undefined || textOf(this.#uploadedFile()) === inputs
  }

  /** Until the host has it, visitors do not see it. */
  async #upload(next: Wanted, signal: AbortSignal): Promise<Failure | null> {
    const served = this.#versions.served(next.edition)
    if (this.#uploadCommand === undefined || served === undefined || this.#isUploaded(next)) return null
    const failure = await upload(this.#uploadCommand, join(served, 'client'), signal)
    if (failure === null) writeWhole(this.#uploadedFile(), next.inputs)
    return failure
  }

  /** What has to be rendered or uploaded, unless that is done or has just failed. */
  #next(edition: Edition): Wanted | undefined {
    const next = this.#wanted.read(edition)
    const tried = this.#tried.get(edition)
    if (tried?.inputs === next.inputs && Date.now() < tried.again) return undefined
    if (next.text === undefined && (edition === 'preview' || this.#versions.served(edition) === undefined)) return undefined
    if (!this.#isServed(next) || !this.#isUploaded(next)) return next
    this.#tried.set(edition, { inputs: next.inputs, again: Number.POSITIVE_INFINITY })
    // A publisher that ended between serving a version and saying so has left “building”.
    const told = this.#statuses.of(edition)
    if (next.number > 0 && (told?.number !== next.number || told.state !== 'ready'))
      this.#statuses.report(edition, { number: next.number, state: 'ready', started: new Date().toISOString() })
    return undefined
  }

  async #publish(next: Wanted): Promise<void> {
    const { edition, number, inputs } = next
    const started = new Date()
    this.#report(next, { state: 'building', started: started.toISOString() })
    if (edition === 'preview' && (await this.#openPreview()) && !this.#isSuperseded(next))
      this.#report(next, { state: 'building', started: started.toISOString(), isOpen: true })

    const stop = new AbortController()
    const watch = setInterval(() => {
      if (this.#isSuperseded(next)) stop.abort()
    }, LOOK_EVERY_MS)
    const rendered = this.#isServed(next)
      ? null
      : await publishVersion(next, { versions: this.#versions, release: this.#release, signal: stop.signal })
    const failure = rendered ?? (await this.#upload(next, stop.signal))
    clearInterval(watch)
    if (failure && stop.signal.aborted) return say(`Version ${number} (${edition}): stopped for a newer one`)

    const isTriedAgain = edition === 'live' && failure?.ofMachine === true
    this.#tried.set(edition, { inputs, again: isTriedAgain ? Date.now() + AGAIN_AFTER_MS : Number.POSITIVE_INFINITY })
    const seconds = Math.round((Date.now() - started.getTime()) / 100) / 10
    const state = failure ? 'failed' : 'ready'
    this.#report(next, { state, started: started.toISOString(), seconds, ...(failure && { problem: this.#problemFor(next, failure) }) })
    say(`Version ${number} (${edition}): ${state} after ${seconds} s${failure ? `. ${linesOf(failure)}` : ''}`)
    if (edition === 'live' && !failure) this.#tellPages()
  }

  /** What shall happen next. The owner cannot publish a version again that visitors see already, as when the day has changed. */
  #problemFor({ edition, number }: Wanted, { sentence, details, ofMachine }: Failure): Problem {
    if (!ofMachine) return { sentence, details }
    if (edition === 'preview') return { sentence: `${sentence} To try again, make another preview.`, details }
    const isShown = this.#versions.servedMadeFrom('live')?.number === number
    return { sentence: `${sentence} ${isShown ? 'It is tried again in half an hour.' : 'To try again, press Publish.'}`, details }
  }

  #report({ edition, number }: Wanted, status: Omit<Parameters<Statuses['report']>[1], 'number'>): void {
    if (number > 0) this.#statuses.report(edition, { number, ...status })
  }

  /** The newest wins, and the site itself comes before a preview. */
  #isSuperseded({ edition, inputs }: Wanted): boolean {
    return this.#wanted.read(edition).inputs !== inputs || (edition === 'preview' && this.#next('live') !== undefined)
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

function linesOf({ sentence, details }: Failure): string {
  return `${sentence}\n${details.join('\n')}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
