import { join } from 'node:path'
import * as v from 'valibot'
import { type PublishStatus, PublishStatusSchema } from '../../cms/src/siteContent/publishStatus.ts'
import { textOf, writeWhole } from './files.ts'

export type Kind = 'live' | 'preview'

/** What the inbox is told. A status that cannot be written, as on a full disk, is kept and tried again. */
export class Statuses {
  readonly #folder: string
  readonly #waiting = new Map<Kind, PublishStatus>()

  constructor(folder: string) {
    this.#folder = folder
  }

  report(kind: Kind, status: PublishStatus): void {
    this.#waiting.set(kind, status)
    this.writeWaiting()
  }

  writeWaiting(): void {
    for (const [kind, status] of this.#waiting) {
      try {
        writeWhole(this.#file(kind), JSON.stringify(status))
        this.#waiting.delete(kind)
      } catch (error) {
        process.stderr.write(`${this.#file(kind)} cannot be written: ${String(error)}\n`)
        return
      }
    }
  }

  /** The last status, of this process or of one before it. */
  of(kind: Kind): PublishStatus | undefined {
    const waiting = this.#waiting.get(kind)
    if (waiting) return waiting
    try {
      const parsed = v.safeParse(PublishStatusSchema, JSON.parse(textOf(this.#file(kind)) ?? 'null'))
      return parsed.success ? parsed.output : undefined
    } catch {
      return undefined
    }
  }

  #file(kind: Kind): string {
    return join(this.#folder, `${kind}.json`)
  }
}
