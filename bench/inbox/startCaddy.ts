import path from 'node:path'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { makeFolder, ROOT_DIR } from '../folders.ts'
import { type Server, startServer } from '../startServer.ts'

/** Caddy with deploy/Caddyfile.inbox itself, in front of several inboxes. Each client's address is the one it comes from. */
export async function startCaddy(inboxPorts: readonly number[]): Promise<Server> {
  const port = await freePort()
  const folder = makeFolder()
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://:${port}`,
    ADMIN_FROM: '127.0.0.1/32',
    CMS_UPSTREAM: inboxPorts.map((inbox) => `127.0.0.1:${inbox}`).join(' '),
    CADDY_ADMIN: 'off',
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const command: [string, string[]] = [
    process.env.CADDY_PATH ?? 'caddy',
    ['run', '--config', path.join(ROOT_DIR, 'deploy', 'Caddyfile.inbox')],
  ]
  return startServer({ command, cwd: folder, env, port, readyPath: '/healthz' })
}
