import { spawnSync } from 'node:child_process'
import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { spawnCaddy } from '../../web/tests/served/support/caddy.ts'
import { onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { makeFolder, startInbox } from './support/inbox.ts'
import { SALES } from './support/team.ts'
import { until } from './support/until.ts'

const HOST = 'inbox.localhost'
const hasCaddy = spawnSync(process.env['CADDY_PATH'] ?? 'caddy', ['version']).status === 0

async function caddyBefore(upstreams: readonly number[]) {
  const port = await freePort()
  const caddy = spawnCaddy('Caddyfile.inbox', makeFolder(), {
    SITE_ADDRESS: `https://${HOST}:${port}`,
    HTTP_PORT: String(await freePort()),
    HTTPS_PORT: String(port),
    CMS_UPSTREAM: upstreams.map((each) => `127.0.0.1:${each}`).join(' '),
    ADMIN_FROM: '127.0.0.1/32 ::1/128',
  })
  const ask = (path: string, body?: object) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const headers = body ? { 'Content-Type': 'application/json' } : {}
      const options = { host: '127.0.0.1', port, path, servername: HOST, method: body ? 'POST' : 'GET', rejectUnauthorized: false }
      const asked = request({ ...options, headers: { Host: `${HOST}:${port}`, ...headers } }, async (response) => {
        const text = (await response.toArray()).join('')
        resolve({ status: response.statusCode ?? 0, body: text })
      })
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  await until('Caddy answers', () =>
    ask('/no-such-page').then(
      () => true,
      () => false,
    ),
  )
  return { ask, stop: async () => void (await caddy.stop()) }
}

/** The team's two ways in, the monitor's and a visitor's. */
async function expectOpen({ ask }: Awaited<ReturnType<typeof caddyBefore>>, lead: string) {
  for (const answer of [
    await ask('/admin/init'),
    await ask('/admin/login', SALES),
    await ask('/healthz'),
    await ask('/api/form-datas', { data: { email: 'asha@example.com', queries: lead } }),
  ]) {
    expect(answer.body).not.toBe('')
    expect([200, 201]).toContain(answer.status)
  }
}

test.skipIf(!hasCaddy)('with the first inbox dead the team, visitors and the monitor are with the second', async () => {
  const second = await forThisTest(startInbox(undefined, { TRUSTED_PROXIES: '1', PROXY_NOTICES_MS: '0' }))
  const caddy = await forThisTest(caddyBefore([await freePort(), second.port]))
  await expectOpen(caddy, 'to the second')
  for (let n = 0; n < 5; n += 1) await expectOpen(caddy, `once more ${n}`)
  expect((await second.leads()).length).toBe(6)
})

test.runIf(hasCaddy && onPostgres)('either of two inboxes may be killed at any moment, and come back', async () => {
  const variables = { TRUSTED_PROXIES: '1', PROXY_NOTICES_MS: '0' }
  const first = await startInbox(undefined, variables)
  const second = await startInbox(first.folder, variables)
  const caddy = await forThisTest(caddyBefore([first.port, second.port]))
  await expectOpen(caddy, 'both')
  await first.signal('SIGKILL')
  await sleep(1_500)
  await expectOpen(caddy, 'the second')
  const again = await forThisTest(startInbox(first.folder, { ...variables, CMS_PORT: String(first.port) }))
  await second.signal('SIGKILL')
  await sleep(1_500)
  await expectOpen(caddy, 'the first again')
  expect((await again.leads()).map(({ queries }) => queries)).toEqual(['both', 'the second', 'the first again'])
})
