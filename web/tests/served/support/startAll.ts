import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CMS_DIR, RUN_DIR } from '../../e2e/support/addresses.ts'
import { end, startCms } from '../../e2e/support/processes.ts'
import { startCaddy } from './caddy.ts'

export default async function startAll(): Promise<void> {
  for (const name of ['cms', 'caddy'] as const) await end(name)
  rmSync(RUN_DIR, { recursive: true, force: true })
  mkdirSync(RUN_DIR, { recursive: true })
  execFileSync(process.execPath, ['scripts/createEnv.mjs', join(RUN_DIR, 'cms.env')], { cwd: CMS_DIR })
  process.env.TRUSTED_PROXIES = '1'
  const [keys] = await Promise.all([startCaddy(), startCms()])
  process.env.CADDY_KEYS = keys.join(',')
}
