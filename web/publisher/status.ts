import { join } from 'node:path'
import * as v from 'valibot'
import { type Edition, type PublishStatus, PublishStatusSchema } from '../../cms/src/ownersContent/publishStatus.ts'
import { textOf, writeWhole } from './files.ts'

/** What the inbox is told. A status that cannot be written, as on a full disk, is kept and tried again. */
export class Statuses {
  readonly #folder: string
  readonly #waiting = new Map<Edition, PublishStatus>()

  constructor(folder: string) {
    this.#folder = folder
  }

  report(edition: Edition, status: PublishStatus): void {
    this.#waiting.set(edition, status)
    this.writeWaiting()
  }

  writeWaiting(): void {
    for (const [edition, status] of this.#waiting) {
      try {
        writeWhole(this.#file(edition), JSON.stringify(status))
        this.#waiting.delete(edition)
      } catch (error) {
        process.stderr.write(`${this.#file(edition)} cannot be written: ${String(error)}\n`)
        return
      }
    }
  }

  /** The last status, of this process or of one before it. */
  of(edition: Edition): PublishStatus | undefined {
    const waiting = this.#waiting.get(edition)
    if (waiting) return waiting
    try {
      const parsed = v.safeParse(PublishStatusSchema, JSON.parse(textOf(this.#file(edition)) ?? 'null'))
      return parsed.success ? parsed.output : undefined
    } catch {
      return undefined
    }
  }

  #file(edition: Edition): string {
    return join(this.#folder, `${edition}.json`)
  }
}
