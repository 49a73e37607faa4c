import { copyFileSync, existsSync, linkSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'

const COMPRESSED = ['br', 'gz']

/** Returns the files left to compress. What an earlier build has too comes with its date, which is part of its ETag. */
export function takeFromEarlier(files: readonly string[], client: string, earlier: readonly string[]): string[] {
  return files.filter((file) => {
    // A version begins with the scripts and styles of its release, compressed.
    if (COMPRESSED.some((ending) => file.endsWith(`.${ending}`) || existsSync(`${file}.${ending}`))) return false
    const same = earlier.map((build) => join(build, 'client', relative(client, file))).find((old) => isSame(old, file))
    if (same === undefined) return true
    linkOrCopy(same, file)
    for (const ending of COMPRESSED) if (existsSync(`${same}.${ending}`)) linkOrCopy(`${same}.${ending}`, `${file}.${ending}`)
    return false
  })
}

function isSame(old: string, file: string): boolean {
  const known = statSync(old, { throwIfNoEntry: false })
  if (known === undefined || known.size !== statSync(file).size) return false
  return readFileSync(old).equals(readFileSync(file))
}

/** The same file at a second place. A system may refuse links to another user's files, or between disks: then a copy with its date. */
export function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
    const { atime, mtime } = statSync(from)
    utimesSync(to, atime, mtime)
  }
}
