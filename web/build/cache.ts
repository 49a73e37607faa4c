import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CACHE_DIR = join('node_modules', '.cache', 'site-images')

/** What `make` gives for `recipe`, from the disk if an earlier build has made it. The recipe names everything the result depends on. */
export async function cached(recipe: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(CACHE_DIR, createHash('sha256').update(recipe).digest('hex'))
  if (existsSync(file)) return readFileSync(file)
  const made = await make()
  mkdirSync(CACHE_DIR, { recursive: true })
  // Two builds at once: neither may read what the other has half written.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, made)
  renameSync(unfinished, file)
  return made
}
