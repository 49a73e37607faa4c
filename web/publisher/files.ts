import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Nobody ever reads half a file: it gets its name when it is whole. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.unfinished`, text)
  renameSync(`${file}.unfinished`, file)
}

/** Changes where a link leads, with no moment at which it leads nowhere. */
export function pointLink(link: string, folder: string): void {
  const next = `${link}.${process.pid}`
  symlinkSync(relative(dirname(link), folder), next)
  renameSync(next, link)
}

/** Every file below a folder, by its path from there; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** The text, or undefined where there is no such file. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
