import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sydneyDay } from '#content/until.ts'
import type { Edition } from '../../cms/src/ownersContent/publishStatus.ts'
import { textOf } from './files.ts'

/** What the inbox wants: a snapshot or, before the first, none. `number` is 0 where there is none to read. */
export type Wanted = {
  edition: Edition
  text: string | undefined
  number: number
  /** A hash of everything the pages depend on. */
  inputs: string
}

/** Reads the inbox’s half of the shared folder; a file that has not changed is not read again. */
export class WantedFolder {
  readonly #folder: string
  readonly #release: string
  readonly #known = new Map<Edition, { seen: string; wanted: Wanted }>()

  /** @param release hash of the release’s bundle */
  constructor(folder: string, release: string) {
    this.#folder = folder
    this.#release = release
  }

  read(edition: Edition): Wanted {
    const file = join(this.#folder, `${edition}.json`)
    const { ino, mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { ino: 0, mtimeMs: 0, size: 0 }
    const day = dayOf(edition)
    const seen = [ino, mtimeMs, size, day].join()
    const known = this.#known.get(edition)
    if (known?.seen === seen) return known.wanted
    const wanted = this.of(edition, textOf(file))
    this.#known.set(edition, { seen, wanted })
    return wanted
  }

  /** What it would be with this text in the folder. */
  of(edition: Edition, text: string | undefined): Wanted {
    const inputs = createHash('sha256')
      .update([this.#release, dayOf(edition), text ?? ''].join('\n'))
      .digest('hex')
    return { edition, text, number: numberIn(text), inputs }
  }
}

/** Every night another day, on which announcements and passages may come and go. A preview is looked at now. */
function dayOf(edition: Edition): string {
  return edition === 'live' ? sydneyDay(new Date()) : ''
}

/** Readable even from a snapshot that is otherwise wrong: the inbox waits for an answer about this number. */
function numberIn(text: string | undefined): number {
  return Number(/"number"\s*:\s*([1-9]\d{0,14})\b/.exec(text ?? '')?.[1] ?? 0)
}
