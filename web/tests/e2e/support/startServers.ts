import type { FullConfig } from '@playwright/test'
import { CMS_PORT, CMS_URL, CROSS_ORIGIN_PORT, RUN_DIR, SITE_PORT, SITE_URL } from './addresses.ts'
import { endRun } from './endRun.ts'
import { keepTemplate, startCms, startSite } from './servers.ts'

/** Returns a function that ends them: only processes that this run started. */
export default async function startServers(config: FullConfig): Promise<() => Promise<void>> {
  const servers = await Promise.all([
    startCms(RUN_DIR, CMS_PORT, { SITE_ORIGINS: `${SITE_URL},http://127.0.0.1:${CROSS_ORIGIN_PORT}` }),
    startSite(RUN_DIR, SITE_PORT, CMS_URL),
  ])
  keepTemplate()
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    endRun(config)
  }
}
