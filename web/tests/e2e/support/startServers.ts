import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CMS_DIR, RUN_DIR } from './addresses.ts'
import { end, startCms, startSite } from './processes.ts'

export default async function startServers(): Promise<void> {
  for (const name of ['cms', 'site'] as const) await end(name)
  rmSync(RUN_DIR, { recursive: true, force: true })
  mkdirSync(RUN_DIR, { recursive: true })
  execFileSync(process.execPath, ['scripts/createEnv.mjs', join(RUN_DIR, 'cms.env')], { cwd: CMS_DIR })
  await Promise.all([startCms(), startSite()])
}
