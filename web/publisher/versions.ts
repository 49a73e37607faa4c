import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { place } from '../build/serving/earlierFiles.ts'
import { filesBelow, pointLink, textOf, writeWhole } from './files.ts'
import type { Kind } from './status.ts'

const KEPT: Record<Kind, number> = { live: 5, preview: 1 }

/** A version under work has another name, so that what a crash leaves is known. */
const UNFINISHED = 'unfinished-'

/** What a version was made from: the same again needs no new one. */
const MADE_FROM = 'made-from.json'

const MadeFromSchema = v.object({ number: v.number(), inputs: v.string() })
export type MadeFrom = v.InferOutput<typeof MadeFromSchema>

/** Finished versions of the site, a folder each, and a link for each kind to the one that is served. */
export class Versions {
  readonly #folder: string
  readonly #release: string

  constructor(folder: string, release: string) {
    this.#folder = folder
    this.#release = release
    mkdirSync(folder, { recursive: true })
  }

  /** The folder that is served, or undefined before the first version. */
  served(kind: Kind): string | undefined {
    try {
      return realpathSync(join(this.#folder, kind))
    } catch {
      return undefined
    }
  }

  servedMadeFrom(kind: Kind): MadeFrom | undefined {
    const folder = this.served(kind)
    const parsed = v.safeParse(MadeFromSchema, JSON.parse((folder && textOf(join(folder, MADE_FROM))) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  }

  /** A new folder with the scripts and styles of this release, and those that pages of the one before may still ask for. */
  begin(kind: Kind): string {
    this.removeUnfinished()
    const folder = join(this.#folder, `${UNFINISHED}${kind}-${Date.now()}`)
    mkdirSync(join(folder, 'client'), { recursive: true })
    const own = assetsOf(this.#release)
    const before = this.served('live')
    for (const file of own) this.#copy(this.#release, folder, file)
    for (const file of before ? (textOf(join(before, 'serving', 'assets')) ?? '').split('\n').filter(Boolean) : [])
      if (!own.includes(file) && before) this.#copy(before, folder, file)
    writeWhole(join(folder, 'serving', 'assets'), own.filter((file) => !/\.(br|gz|zst)$/.test(file)).join('\n'))
    return folder
  }

  #copy(from: string, to: string, file: string): void {
    const target = join(to, 'client', file)
    mkdirSync(dirname(target), { recursive: true })
    place(join(from, 'client', file), target)
  }

  /** Serves the finished folder from now on, and keeps the last few. */
  finish(kind: Kind, folder: string, madeFrom: MadeFrom): void {
    writeWhole(join(folder, MADE_FROM), JSON.stringify(madeFrom))
    const finished = join(this.#folder, basename(folder).slice(UNFINISHED.length))
    renameSync(folder, finished)
    pointLink(join(this.#folder, kind), finished)
    for (const old of this.#newestFirst(kind).slice(KEPT[kind])) if (old !== finished) rmSync(old, { recursive: true, force: true })
  }

  /** Where files that have not changed may be taken from. */
  earlier(): string[] {
    return [...this.#newestFirst('live'), this.#release]
  }

  removeUnfinished(): void {
    for (const name of readdirSync(this.#folder))
      if (name.startsWith(UNFINISHED)) rmSync(join(this.#folder, name), { recursive: true, force: true })
  }

  #newestFirst(kind: Kind): string[] {
    return readdirSync(this.#folder)
      .filter((name) => name.startsWith(`${kind}-`))
      .sort()
      .reverse()
      .map((name) => join(this.#folder, name))
  }
}

/** A hash of the bundle that renders the pages: another release makes other pages of the same content. */
export function releaseHash(release: string): string {
  const hash = createHash('sha256')
  const server = join(release, 'server')
  for (const file of filesBelow(server).sort()) hash.update(file).update(readFileSync(join(server, file)))
  return hash.digest('hex')
}

function assetsOf(release: string): string[] {
  const assets = join(release, 'client', 'assets')
  if (statSync(assets, { throwIfNoEntry: false }) === undefined) throw new Error(`${assets} is missing: build the site first`)
  return filesBelow(assets).map((file) => join('assets', file))
}
