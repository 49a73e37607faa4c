import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** What git keeps below these folders, as paths from the root: neither builds nor a folder of one's own are in it. */
export function filesOfRepository(...folders: string[]): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--', ...folders], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  return list.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)))
}
