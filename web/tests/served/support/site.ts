import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { DIST_DIR } from '../../e2e/support/addresses.ts'

const CLIENT = join(DIST_DIR, 'client')

/** Files as addresses, without those the build adds for servers. */
export const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$|^_/.test(entry.name) && !entry.parentPath.includes(`${sep}.`))
  .map((entry) => `/${relative(CLIENT, join(entry.parentPath, entry.name)).split(sep).join('/')}`)

export function contentOf(file: string): Buffer {
  return readFileSync(join(CLIENT, file))
}

export function pathOfAsset(ending: string): string {
  const found = files.find((file) => file.startsWith('/assets/') && file.endsWith(ending))
  if (found === undefined) throw new Error(`The build has no ${ending} in assets/`)
  return found
}
