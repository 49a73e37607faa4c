// The folder that inbox and publisher share: what the inbox wants, and what it is told.
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import * as v from 'valibot'
import { sydneyDay } from '#content/until.ts'
import { type PublishStatus, PublishStatusSchema } from '../../cms/src/ownersContent/publishStatus.ts'
import { writeWhole } from '../build/outputFiles.ts'
import { numberIn, textOf } from './files.ts'

/** What the inbox wants: a snapshot or, before the first, none. `number` is 0 where there is none to read. */
export type Wanted = {
  text: string | undefined
  number: number
  /** A hash of everything the pages depend on. */
  inputs: string
}

export class WantedFile {
  readonly #file: string
  readonly #release: string
  #known: { seen: string; wanted: Wanted } | undefined

  /** @param release hash of the release’s bundle */
  constructor(file: string, release: string) {
    this.#file = file
    this.#release = release
  }

  read(): Wanted {
    const seen = `${markOf(this.#file)} ${today()}`
    if (this.#known?.seen !== seen) this.#known = { seen, wanted: this.of(textOf(this.#file)) }
    return this.#known.wanted
  }

  /** Every night is another day, on which announcements and passages come and go. */
  of(text: string | undefined): Wanted {
    const inputs = createHash('sha256')
      .update([this.#release, today(), text ?? ''].join('\n'))
      .digest('hex')
    return { text, number: numberIn(text), inputs }
  }
}

/** Changes whenever the file does. Empty where there is none. */
export function markOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? [stat.ino, stat.mtimeMs, stat.size].join() : ''
}

function today(): string {
  return sydneyDay(new Date())
}

/** What the inbox is told of one edition. A status that cannot be written, as on a full disk, is kept and tried again. */
export class StatusFile {
  readonly #file: string
  #waiting: PublishStatus | undefined
  #hasFailed = false

  constructor(file: string) {
    this.#file = file
  }

  report(status: PublishStatus): void {
    this.#waiting = status
    this.writeWaiting()
  }

  writeWaiting(): void {
    if (!this.#waiting) return
    try {
      writeWhole(this.#file, JSON.stringify(this.#waiting))
      this.#waiting = undefined
      this.#hasFailed = false
    } catch (error) {
      // Once, not four times a second.
      if (!this.#hasFailed) process.stderr.write(`${this.#file} cannot be written: ${String(error)}\n`)
      this.#hasFailed = true
    }
  }

  last(): PublishStatus | undefined {
    if (this.#waiting) return this.#waiting
    try {
      const parsed = v.safeParse(PublishStatusSchema, JSON.parse(textOf(this.#file) ?? 'null'))
      return parsed.success ? parsed.output : undefined
    } catch {
      return undefined
    }
  }
}
