import type { FullConfig } from '@playwright/test'
import { CMS_PORT, HTTP_PORT, HTTPS_PORT, RUN_DIR } from '../../e2e/support/addresses.ts'
import { endRun } from '../../e2e/support/endRun.ts'
import { startCms } from '../../e2e/support/servers.ts'
import { HOST, SERVED_URL } from './addresses.ts'
import { startCaddy } from './caddy.ts'
import { signInAdministrator } from './signIn.ts'

export default async function startServers(config: FullConfig): Promise<() => Promise<void>> {
  const place = { folder: RUN_DIR, host: HOST, httpsPort: HTTPS_PORT, httpPort: HTTP_PORT, cmsPort: CMS_PORT }
  const [caddy, cms] = await Promise.all([
    startCaddy(place),
    startCms(RUN_DIR, CMS_PORT, { TRUSTED_PROXIES: '1', SITE_ORIGINS: SERVED_URL }),
  ])
  process.env.CADDY_KEYS = caddy.keys.join(',')
  await signInAdministrator()
  return async () => {
    await Promise.all([caddy.stop(), cms.stop()])
    endRun(config)
  }
}
