import { FileError } from './fileFaults.ts'

type Counted = 'bytes' | 'characters' | 'paragraphs' | 'nodes'

/** The XML of a draft unpacks to ten or twenty times its size. More than this is little text, or an attack. */
const MOST_UNPACKED = 100
const SMALL_BYTES = 10_000_000
const LARGE_BYTES = 40_000_000

/** What may still be read of a file. A few thousand bytes can unpack to millions of paragraphs, so everything is counted while it is read. */
export class Allowance {
  readonly #left: Record<Counted, number>

  /** `size`: the bytes of the file, `characters` the most that a draft may have. */
  constructor(size: number, characters: number) {
    const bytes = Math.min(Math.max(SMALL_BYTES, MOST_UNPACKED * size), LARGE_BYTES)
    this.#left = { bytes, characters: 2 * characters, paragraphs: Math.ceil(characters / 8), nodes: 200_000 }
  }

  spend(what: Counted, count = 1): void {
    this.#left[what] -= count
    if (this.#left[what] < 0) throw new FileError('huge')
  }
}
