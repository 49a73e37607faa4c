import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

export const outDir = process.env.SITE_OUT_DIR ?? 'dist'

export const clientDir = join(outDir, 'client')

const servingDir = join(outDir, 'serving')

/** Drawings of earlier builds. The publisher may not write where the site is built, so it has one of its own. */
const CACHE_DIR = process.env.SITE_CACHE_DIR ?? join('node_modules', '.cache', 'site-images')

export function writeSiteFile(path: string, content: string | Uint8Array): void {
  const file = join(clientDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

export function hasSiteFile(path: string): boolean {
  return existsSync(join(clientDir, path))
}

export function writeServerFile(name: string, content: string): void {
  mkdirSync(servingDir, { recursive: true })
  writeFileSync(join(servingDir, name), content)
}

export function readServerFile(name: string): string {
  return readFileSync(join(servingDir, name), 'utf8')
}

/** The recipe names everything that the result depends on. */
export async function cached(recipe: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(CACHE_DIR, createHash('sha256').update(recipe).digest('hex'))
  if (existsSync(file)) return readFileSync(file)
  const made = await make()
  writeWhole(file, made)
  return made
}

/** Nobody reads half a file, even of two builds at once or after a power cut: it gets its name when it is whole, and on the disk. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, content, { flush: true })
  renameSync(unfinished, file)
}

export async function eachOf<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

export function pageAddress(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}

export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
