import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { sydneyTime } from '../time/sydneyTime.ts'

/** The unit that deletes old ones knows them by their first letters: deploy/systemd/inbox-backup.service. */
export function backupName(ending: '.db' | '.dump' | '-replaced.db'): string {
  return `leads-${new Date().toISOString().replace(/[:.]/g, '-')}${ending}`
}

/** One is due each night; half a day later it has not come. */
const OLDEST_MS = 36 * 3_600_000

/** What is wrong with the backups in BACKUP_FOLDER, in words for the team; null while the newest is fresh. */
export async function backupProblem(folder: string | null, now = Date.now()): Promise<string | null> {
  if (folder === null) return null
  const cure = '“journalctl -u inbox-backup” on the server says more, and “systemctl start inbox-backup” makes one now.'
  try {
    const newest = await newestBackup(folder)
    if (newest === null) return `There is no backup of the leads in ${folder} yet: one is made each night. ${cure}`
    if (now - newest <= OLDEST_MS) return null
    return `The last backup of the leads is from ${sydneyTime(new Date(newest))}: one is due each night. ${cure}`
  } catch (error) {
    return `The backups in ${folder} could not be looked at: ${error instanceof Error ? error.message : String(error)}`
  }
}

async function newestBackup(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const backups = names.filter((name) => /^leads-.*Z\.(db|dump)$/.test(name))
  const times = await Promise.all(backups.map(async (name) => (await stat(path.join(folder, name))).mtimeMs))
  return times.length === 0 ? null : Math.max(...times)
}
