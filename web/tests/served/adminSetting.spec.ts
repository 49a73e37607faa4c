import { expect, test } from '@playwright/test'
import { folderOf } from '../e2e/support/addresses.ts'
import { freePorts } from '../e2e/support/freePorts.ts'
import { spawnCaddy } from './support/caddy.ts'

/** In front of an inbox that is not there. */
async function start(name: string, settings: Record<string, string>) {
  const [port, httpsPort, nobody] = await freePorts(3)
  const url = `http://127.0.0.1:${port}`
  const own = { SITE_ADDRESS: url, HTTP_PORT: String(port), HTTPS_PORT: String(httpsPort), CMS_UPSTREAM: `127.0.0.1:${nobody}` }
  return { url, caddy: spawnCaddy('Caddyfile.inbox', folderOf(name), { ...own, ...settings }) }
}

test('without ADMIN_FROM Caddy does not start, and its last line names the setting', async () => {
  const { caddy } = await start('no-setting', {})
  expect(await caddy.ended).not.toBe(0)
  expect(caddy.log().trim().split('\n').at(-1)).toContain('set_ADMIN_FROM_to_the_addresses_of_the_team')
})

for (const [ADMIN_FROM, status] of [
  ['', 404],
  ['203.0.113.7/32', 404],
  // Let through: there is no inbox behind this Caddy.
  ['127.0.0.0/8', 503],
] as const) {
  test(`with ADMIN_FROM "${ADMIN_FROM}" this machine gets ${status} from the admin`, async () => {
    const { url, caddy } = await start(`admin-${status}-${ADMIN_FROM.length}`, { ADMIN_FROM })
    await expect.poll(() => answer(`${url}/api/unknown`)).toBe(404)
    for (const path of ['/admin', '/admin/login', '/content-manager/collection-types/api::form-data.form-data', '/leads/export.csv']) {
      // 502 until Caddy has noticed.
      await expect.poll(() => answer(url + path), { message: path }).toBe(status)
    }
    await caddy.stop()
  })
}

/** Null while nothing is listening. */
function answer(url: string): Promise<number | null> {
  return fetch(url).then(
    (response) => response.status,
    () => null,
  )
}
