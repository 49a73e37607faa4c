import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where Vike puts what the visitor gets; `vite.config.ts` reads the same variable. */
const clientDir = join(process.env.SITE_OUT_DIR ?? 'dist', 'client')

/** Puts a file beside the pages, at the path of its address. */
export function writeSiteFile(path: string, content: string | Uint8Array): void {
  const file = join(clientDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
