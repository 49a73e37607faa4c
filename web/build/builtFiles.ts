import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Every file below a folder, by its path from there, with `/`; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** `/pricing` for `pricing.html`, `/` for `index.html`. */
export function pageAddress(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}

/** `pricing.html` for `/pricing`, `index.html` for `/`. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
