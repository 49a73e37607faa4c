import { spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { DIST_DIR, WEB_DIR } from '../../e2e/support/addresses.ts'
import { type Server, stop } from '../../e2e/support/program.ts'

const READY_MS = 240_000
const DEPLOY_DIR = join(WEB_DIR, '..', 'deploy')

export function rootCertificateIn(folder: string): string {
  return join(folder, 'caddy', 'caddy', 'pki', 'authorities', 'local', 'root.crt')
}

/** Caddy with one of the files of deploy/, with all that it writes in a folder of its own. */
export function spawnCaddy(file: 'Caddyfile' | 'Caddyfile.inbox', folder: string, settings: Record<string, string>) {
  const log = join(folder, 'caddy.log')
  const output = openSync(log, 'a')
  const { ADMIN_FROM: _own, ...env } = process.env
  const own = {
    CADDY_ADMIN: `unix/${join(folder, 'admin.sock')}`,
    XDG_DATA_HOME: join(folder, 'caddy'),
    XDG_CONFIG_HOME: join(folder, 'caddy'),
  }
  const args = ['run', '--adapter', 'caddyfile', '--config', join(DEPLOY_DIR, file)]
  const caddy = spawn(process.env.CADDY_PATH ?? 'caddy', args, { env: { ...env, ...own, ...settings }, stdio: ['ignore', output, output] })
  // However this process ends, a server does not outlive it.
  process.once('exit', () => caddy.kill('SIGKILL'))
  const ended = once(caddy, 'exit').then(([code]) => code as number | null)
  return { ended, hasEnded: () => caddy.exitCode !== null, log: () => readFileSync(log, 'utf8'), stop: () => stop(caddy) }
}

type Place = { folder: string; host: string; httpsPort: number; httpPort: number; cmsPort: number }
export type Caddy = Server & { keys: string[]; log: () => string }

/** The site and its inbox on one address. `keys` are those of its certificates, for the browser to trust. */
export async function startCaddy({ folder, host, httpsPort, httpPort, cmsPort }: Place): Promise<Caddy> {
  const caddy = spawnCaddy('Caddyfile', folder, {
    SITE_ADDRESS: `https://${host}:${httpsPort}`,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    SITE_DIR: DIST_DIR,
    CMS_UPSTREAM: `127.0.0.1:${cmsPort}`,
    ADMIN_FROM: '127.0.0.1/32 ::1/128',
  })
  const deadline = performance.now() + READY_MS
  for (;;) {
    const keys = await certificateKeys(host, httpsPort)
    if (keys) return { ...caddy, keys }
    if (caddy.hasEnded() || performance.now() > deadline) throw new Error(`Caddy did not start. ${caddy.log()}`)
    await sleep(100)
  }
}

function certificateKeys(servername: string, port: number): Promise<string[] | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false }, () => {
      const leaf = socket.getPeerX509Certificate()
      socket.end()
      resolve(leaf && [leaf, leaf.issuerCertificate].filter((one) => one instanceof X509Certificate).map(keyHash))
    })
    socket.on('error', () => resolve(undefined))
  })
}

function keyHash({ publicKey }: X509Certificate): string {
  const key = publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
