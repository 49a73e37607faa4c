import * as v from 'valibot'
import { type PublishStatus, PublishStatusSchema } from '../../cms/src/ownersContent/publishStatus.ts'
import { textOf, writeWhole } from './files.ts'

/** What the inbox is told of one edition. A status that cannot be written, as on a full disk, is kept and tried again. */
export class StatusFile {
  readonly #file: string
  #waiting: PublishStatus | undefined

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
    } catch (error) {
      process.stderr.write(`${this.#file} cannot be written: ${String(error)}\n`)
    }
  }

  /** The last status, of this process or of one before it. */
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
