import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CMS_DIR, CMS_DIST, inboxEnv, makeFolder } from './inbox.ts'

/** One of the inbox's own commands, on the database of the inbox in that folder: what it said. */
export async function command(name: 'backup' | 'restore' | 'erase' | 'person', folder: string, ...args: string[]): Promise<string> {
  const env = { ...inboxEnv(folder), INIT_CWD: CMS_DIR } as NodeJS.ProcessEnv
  const { stdout } = await promisify(execFile)(process.execPath, [`${CMS_DIST}/src/commands/${name}.js`, ...args], { cwd: CMS_DIR, env })
  return stdout
}

/** @returns the backup's path */
export async function backUp(folder: string): Promise<string> {
  return /^\/\S+\.(db|dump)/m.exec(await command('backup', folder, '--to', makeFolder()))?.[0] ?? ''
}
