import type { FullConfig } from '@playwright/test'
import { CMS_PORT, CMS_URL, folderOf, HTTPS_PORT, RUN_DIR, SITE_PORT, SITE_URL } from '../../e2e/support/addresses.ts'
import { endRun } from '../../e2e/support/endRun.ts'
import { startCms, startSite } from '../../e2e/support/servers.ts'

/** The site, and a second one whose inbox is away. Returns a function that ends them. */
export default async function startServers(config: FullConfig): Promise<() => Promise<void>> {
  const servers = await Promise.all([
    startCms(RUN_DIR, CMS_PORT, { SITE_ORIGINS: SITE_URL }),
    startSite(RUN_DIR, SITE_PORT, CMS_URL),
    startSite(folderOf('without-inbox'), HTTPS_PORT, 'http://127.0.0.1:9'),
  ])
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    endRun(config)
  }
}
