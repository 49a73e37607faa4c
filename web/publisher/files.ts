import { lstatSync, readdirSync, readFileSync, renameSync, symlinkSync, unlinkSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { eachOf } from '../build/outputFiles.ts'

/** A disk writes many at once almost as fast as one. */
const AT_ONCE = 16

/** Resolves when the disk has a folder and all that is below it: until then a power cut would leave empty files. */
export async function flush(folder: string): Promise<void> {
  const all = [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))]
  await eachOf(all, AT_ONCE, async (path) => {
    const handle = await open(path)
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  })
}

/** Changes where a link leads, with no moment at which it leads nowhere. */
export function pointLink(link: string, folder: string): void {
  const next = `${link}.next`
  // One that was left by a crash.
  if (lstatSync(next, { throwIfNoEntry: false })) unlinkSync(next)
  // Windows needs no rights for a junction, and replaces no folder by a rename.
  symlinkSync(relative(dirname(link), folder), next, 'junction')
  if (process.platform === 'win32' && lstatSync(link, { throwIfNoEntry: false })) unlinkSync(link)
  renameSync(next, link)
}

export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The number of a version of the site; 0 where there is none to read. */
export function numberIn(text: string | undefined): number {
  try {
    const { number }: { number?: unknown } = JSON.parse(text ?? '{}')
    return typeof number === 'number' ? number : 0
  } catch {
    return 0
  }
}
