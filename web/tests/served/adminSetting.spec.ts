import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePorts } from '../e2e/support/freePorts.ts'
import { DEPLOY_DIR } from './support/caddy.ts'

/** Caddy on deploy/Caddyfile.inbox, with a folder and a port of its own. */
async function startCaddy(adminFrom: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const [port, nobody] = await freePorts(2)
  const { ADMIN_FROM: _own, ...env } = process.env
  const caddy: ChildProcess = spawn(
    process.env.CADDY_PATH ?? 'caddy',
    ['run', '--adapter', 'caddyfile', '--config', join(DEPLOY_DIR, 'Caddyfile.inbox')],
    {
      env: {
        ...env,
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        CMS_UPSTREAM: `127.0.0.1:${nobody}`,
        HTTP_PORT: String(port),
        CADDY_ADMIN: `unix/${join(folder, 'admin.sock')}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        ...(adminFrom === undefined ? {} : { ADMIN_FROM: adminFrom }),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let said = ''
  caddy.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(caddy, 'close').then(([code]) => code as number | null)
  return {
    url: `http://127.0.0.1:${port}`,
    ended,
    said: () => said,
    async stop() {
      if (caddy.exitCode === null) caddy.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('without ADMIN_FROM Caddy does not start, and its last line names the setting', async () => {
  const caddy = await startCaddy(undefined)
  try {
    expect(await caddy.ended).not.toBe(0)
    expect(caddy.said().trim().split('\n').at(-1)).toContain('set_ADMIN_FROM_to_the_addresses_of_the_team')
  } finally {
    await caddy.stop()
  }
})

for (const [adminFrom, status] of [
  ['', 404],
  ['203.0.113.7/32', 404],
  // Let through: there is no inbox behind this Caddy.
  ['127.0.0.0/8', 502],
] as const) {
  test(`with ADMIN_FROM "${adminFrom}" this machine gets ${status} from the admin`, async () => {
    const caddy = await startCaddy(adminFrom)
    try {
      await expect.poll(() => answer(`${caddy.url}/api/unknown`), { timeout: 60_000 }).toBe(404)
      for (const path of ['/admin', '/admin/login', '/content-manager/collection-types/api::form-data.form-data', '/leads/export.csv']) {
        expect(await answer(`${caddy.url}${path}`), path).toBe(status)
      }
    } finally {
      await caddy.stop()
    }
  })
}

/** Null while nothing is listening. */
function answer(url: string): Promise<number | null> {
  return fetch(url).then(
    (response) => response.status,
    () => null,
  )
}
