import { execFile } from 'node:child_process'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { sydneyTime } from '../time/sydneyTime.ts'
import { pollLoop } from './pollLoop.ts'

type Log = { info: (message: string) => unknown; error: (message: string) => unknown }
/** `isOwn`: the inbox makes them itself, for want of a timer or a container that does. */
type BackupPlace = { folder: string; isOwn: boolean }

/** The unit that deletes old ones knows them by their first letters: deploy/systemd/inbox-backup.service. */
export function backupName(ending: '.db' | '.dump' | '-replaced.db'): string {
  return `leads-${new Date().toISOString().replace(/[:.]/g, '-')}${ending}`
}

/** One is due each night; half a day later it has not come. */
const OLDEST_MS = 36 * HOUR_MS

/** Beside a backup: how many leads it had when it was restored into an empty database, or why that failed. */
export const TRIED = { well: '.tried', failed: '.failed' } as const

/** What is wrong with the backups in this folder, in words for the team; null while the newest is fresh and could be restored. */
export async function backupProblem({ folder, isOwn }: BackupPlace, now = Date.now(), upMs = performance.now()): Promise<string | null> {
  const cure = isOwn
    ? 'The inbox makes one each night by itself: its log says why it did not, and “npm run backup” makes one now.'
    : '“journalctl -u inbox-backup” on the server says more, and “systemctl start inbox-backup” makes one now.'
  try {
    const newest = await newestBackup(folder)
    // One of its own comes within a day of the first start.
    if (newest === null) {
      const isDue = !isOwn || upMs > OLDEST_MS
      return isDue ? `There is no backup of the leads in ${folder} yet: one is made each night. ${cure}` : null
    }
    if (now - newest.at > OLDEST_MS)
      return `The last backup of the leads is from ${sydneyTime(new Date(newest.at))}: one is due each night. ${cure}`
    const why = await readFile(path.join(folder, `${newest.name}${TRIED.failed}`), 'utf8').catch(() => null)
    return why === null
      ? null
      : `The newest backup of the leads could not be restored when it was tried: ${why.trim().slice(0, LONGEST_WHY)} ${cure}`
  } catch (error) {
    return `The backups in ${folder} could not be looked at: ${error instanceof Error ? error.message : String(error)}`
  }
}

const LONGEST_WHY = 300

export async function newestBackup(folder: string): Promise<{ name: string; at: number } | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const backups = names.filter((name) => /^leads-.*Z\.(db|dump)$/.test(name))
  const dated = await Promise.all(backups.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })))
  return dated.sort((one, other) => other.at - one.at)[0] ?? null
}

/** The privacy policy says fifteen days. Those that a restore set aside go with them. */
const KEPT_MS = 13 * DAY_MS
const DUE_MS = DAY_MS

/** Where no timer makes them: one a day, in a process of its own, not before the inbox has been up for a while. */
export function startOwnBackups(log: Log, { folder, isOwn }: BackupPlace, lookEachMs: number): () => Promise<void> {
  if (!isOwn) return async () => {}
  let isFirst = true
  return pollLoop(log, 'backups', lookEachMs, async () => {
    const newest = isFirst ? null : await newestBackup(folder)
    const isDue = !isFirst && (newest === null || Date.now() - newest.at > DUE_MS)
    isFirst = false
    if (!isDue) return
    await removeOld(folder)
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(__dirname, '..', 'commands', 'backup.js'), '--to', folder])
    log.info(`Backup made: ${stdout.split('\n')[0]}`)
  })
}

/** Whether or not another can be made; but the newest stays until there is one. */
async function removeOld(folder: string): Promise<void> {
  const newest = await newestBackup(folder)
  if (newest === null) return
  for (const name of (await readdir(folder)).filter((each) => each.startsWith('leads-') && !each.startsWith(newest.name))) {
    const file = path.join(folder, name)
    if (Date.now() - (await stat(file)).mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}
