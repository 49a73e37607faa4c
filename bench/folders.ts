import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const ROOT_DIR = path.resolve(import.meta.dirname, '..')
export const WEB_DIR = path.join(ROOT_DIR, 'web')
export const CMS_DIR = path.join(ROOT_DIR, 'cms')

// Each folder and server removes itself at the end.
process.setMaxListeners(0)

/** An empty folder, removed when the bench ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
