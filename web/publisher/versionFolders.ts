import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { DAY_MS } from '#domain/dates.ts'
import { filesBelow, writeWhole } from '../build/outputFiles.ts'
import { linkOrCopy } from '../build/serving/earlierFiles.ts'
import { flush, pointLink, textOf } from './files.ts'

const MOST_KEPT = 5

/** Then a version that is no longer served leaves the disk: it may show a review that was taken back since. */
const KEPT_MS = 12 * 3_600_000

/** A version under work has another name, so that what a crash leaves is known. */
const UNFINISHED = 'unfinished-'

const LIVE = 'live'

const MADE_FROM = 'made-from.json'

/** The snapshot that a version shows; a version with the placeholders has none. */
export const CONTENT = 'content.json'

const LASTING = join('serving', 'lasting-files')

const OLDER = join('serving', 'older-files.json')

/** A page that stays open this long loads again before its form is sent. */
const OLDER_KEPT_MS = 7 * DAY_MS

/** Files of earlier releases, each with the moment its release was replaced. */
const OlderSchema = v.record(v.string(), v.number())

const MadeFromSchema = v.object({ number: v.number(), inputs: v.string() })
type MadeFrom = v.InferOutput<typeof MadeFromSchema>

export class VersionFolders {
  readonly #folder: string
  readonly #release: string
  readonly #before: string | undefined

  /** @param before the version that the release before serves, where each release has a folder of its own */
  constructor(folder: string, release: string, before?: string) {
    mkdirSync(folder, { recursive: true })
    this.#folder = realpathSync(folder)
    this.#release = release
    this.#before = before
  }

  served(): string | undefined {
    const link = join(this.#folder, LIVE)
    return existsSync(link) ? realpathSync(link) : undefined
  }

  /** What visitors see: a new release has a folder of its own and, at first, no version in it. */
  shown(): string | undefined {
    return this.served() ?? this.#before
  }

  /** Undefined also where it cannot be read, as after a power cut: then the version is not trusted, and rendered again. */
  servedMadeFrom(): MadeFrom | undefined {
    const folder = this.served()
    if (folder === undefined) return undefined
    const file = join(folder, MADE_FROM)
    try {
      return v.parse(MadeFromSchema, JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      process.stderr.write(`${file} cannot be read: ${String(error)}\n`)
      return undefined
    }
  }

  begin(content: string | undefined): string {
    this.removeUnfinished()
    const folder = join(this.#folder, `${UNFINISHED}${LIVE}-${Date.now()}`)
    const own = lastingFilesOf(this.#release)
    const before = this.shown() ?? this.#release
    const lasting = linesOf(join(before, LASTING))
    const older = olderFilesOf(before, lasting, own)
    // The same file keeps its date, which is part of its ETag.
    const sources = new Map([
      ...own.map((file) => [file, this.#release] as const),
      ...[...lasting, ...Object.keys(older)].map((file) => [file, before] as const),
    ])
    for (const [file, from] of sources) {
      const target = join(folder, 'client', file)
      mkdirSync(dirname(target), { recursive: true })
      linkOrCopy(join(from, 'client', file), target)
    }
    writeWhole(join(folder, LASTING), own.join('\n'))
    writeWhole(join(folder, OLDER), JSON.stringify(older))
    if (content !== undefined) writeWhole(join(folder, CONTENT), content)
    return folder
  }

  async finish(folder: string, madeFrom: MadeFrom): Promise<void> {
    writeWhole(join(folder, MADE_FROM), JSON.stringify(madeFrom))
    await flush(folder)
    const finished = join(this.#folder, basename(folder).slice(UNFINISHED.length))
    renameSync(folder, finished)
    pointLink(join(this.#folder, LIVE), finished)
    for (const old of versionsIn(this.#folder).slice(MOST_KEPT)) if (old !== finished) rmSync(old, { recursive: true, force: true })
  }

  /** Versions of this release and of the one before. A version's time runs from when the next one took its place. */
  removeExpired(): void {
    const before = this.#before ? versionsIn(dirname(this.#before)) : []
    let replaced = Date.now()
    for (const version of new Set([...versionsIn(this.#folder), ...before])) {
      if (Date.now() - replaced > KEPT_MS && version !== this.served()) rmSync(version, { recursive: true, force: true })
      replaced = madeAt(version)
    }
  }

  earlier(): string[] {
    return [...versionsIn(this.#folder), ...(this.#before ? [this.#before] : []), this.#release]
  }

  removeUnfinished(): void {
    for (const name of readdirSync(this.#folder))
      if (name.startsWith(UNFINISHED)) rmSync(join(this.#folder, name), { recursive: true, force: true })
  }
}

/** The newest first. */
function versionsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const sorted = names.filter((name) => /^live-\d+$/.test(name)).sort()
  return sorted.reverse().map((name) => join(folder, name))
}

function madeAt(version: string): number {
  return Number(basename(version).split('-')[1])
}

/** Files that a page opened earlier may still ask for, however many releases came since. */
function olderFilesOf(before: string, lasting: readonly string[], own: readonly string[]): Record<string, number> {
  const now = Date.now()
  const all = [
    ...Object.entries(olderIn(before)).filter(([, replaced]) => now - replaced < OLDER_KEPT_MS),
    ...lasting.map((file) => [file, now] as const),
  ]
  return Object.fromEntries(all.filter(([file]) => !own.includes(file)))
}

/** After a power cut it may be empty: then a page that has been open since before the release is loaded again. */
function olderIn(version: string): Record<string, number> {
  try {
    return v.parse(OlderSchema, JSON.parse(textOf(join(version, OLDER)) ?? '{}'))
  } catch {
    return {}
  }
}

function linesOf(file: string): string[] {
  return (textOf(file) ?? '').split('\n').filter(Boolean)
}

/** A hash of the bundle that renders the pages: another release makes other pages of the same content. */
export function releaseHash(release: string): string {
  const hash = createHash('sha256')
  const server = join(release, 'server')
  for (const file of filesBelow(server).sort()) hash.update(file).update(readFileSync(join(server, file)))
  return hash.digest('hex')
}

/** Scripts, styles and share images: named by a hash of what they contain, so they are the same in every version. */
function lastingFilesOf(release: string): string[] {
  const files = ['assets', 'share'].flatMap((folder) => filesBelow(join(release, 'client', folder)).map((file) => join(folder, file)))
  if (files.length === 0) throw new Error(`${release} has no scripts: build the site first`)
  return files
}
