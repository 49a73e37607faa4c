import { spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { DIST_DIR, WEB_DIR } from '../../e2e/support/addresses.ts'
import { type Server, stop } from '../../e2e/support/servers.ts'

const READY_MS = 60_000
export const DEPLOY_DIR = join(WEB_DIR, '..', 'deploy')

type Place = { folder: string; host: string; httpsPort: number; httpPort: number; cmsPort: number }

export function rootCertificateIn(folder: string): string {
  return join(folder, 'caddy', 'caddy', 'pki', 'authorities', 'local', 'root.crt')
}

/** Starts Caddy with the files of deploy/ themselves. `keys` are those of its certificates, for the browser to trust. */
export async function startCaddy({ folder, host, httpsPort, httpPort, cmsPort }: Place): Promise<Server & { keys: string[]; log: string }> {
  const log = join(folder, 'caddy.log')
  const output = openSync(log, 'a')
  const caddy = spawn(process.env.CADDY_PATH ?? 'caddy', ['run', '--config', join(DEPLOY_DIR, 'Caddyfile')], {
    env: {
      ...process.env,
      SITE_ADDRESS: `https://${host}:${httpsPort}`,
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      SITE_DIR: DIST_DIR,
      CMS_UPSTREAM: `127.0.0.1:${cmsPort}`,
      ADMIN_FROM: '127.0.0.1/32 ::1/128',
      // The path of a socket may have 107 letters.
      CADDY_ADMIN: `unix//tmp/caddy-test-${httpsPort}.sock`,
      XDG_DATA_HOME: join(folder, 'caddy'),
      XDG_CONFIG_HOME: join(folder, 'caddy'),
    },
    stdio: ['ignore', output, output],
  })
  // However this process ends, a server does not outlive it.
  process.once('exit', () => caddy.kill('SIGKILL'))
  let fault: string | undefined
  caddy.on('error', ({ message }) => {
    fault = `${message}. Install Caddy (Debian: apt-get install caddy) or name it with CADDY_PATH=…`
  })
  caddy.on('exit', () => {
    fault ??= readFileSync(log, 'utf8')
  })

  const deadline = performance.now() + READY_MS
  for (;;) {
    const keys = await certificateKeys(host, httpsPort)
    if (keys) return { keys, log, stop: () => stop(caddy) }
    if (fault !== undefined || performance.now() > deadline) {
      caddy.kill('SIGKILL')
      throw new Error(`Caddy did not start. ${fault ?? ''}`)
    }
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
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}
