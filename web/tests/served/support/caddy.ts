import { spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { RUN_DIR } from '../../e2e/support/addresses.ts'
import { CADDY_ENV, CADDY_LOG, DEPLOY_DIR, HOST, HTTPS_PORT } from './addresses.ts'

const READY_MS = 20_000

/** Starts Caddy on the very files of deploy/. Resolves to the keys of its certificates, for the browser to trust. */
export async function startCaddy(): Promise<string[]> {
  const log = openSync(CADDY_LOG, 'a')
  const caddy = spawn(process.env.CADDY_PATH ?? 'caddy', ['run', '--config', join(DEPLOY_DIR, 'Caddyfile')], {
    env: { ...process.env, ...CADDY_ENV },
    stdio: ['ignore', log, log],
  })
  let fault: string | undefined
  caddy.on('error', ({ message }) => {
    fault = `${message}. Install Caddy (Debian: apt-get install caddy) or name it with CADDY_PATH=…`
  })
  caddy.on('exit', () => {
    fault ??= readFileSync(CADDY_LOG, 'utf8')
  })
  if (caddy.pid) writeFileSync(join(RUN_DIR, 'caddy.pid'), String(caddy.pid))

  const deadline = Date.now() + READY_MS
  for (;;) {
    const keys = await certificateKeys()
    if (keys) return keys
    if (fault !== undefined || Date.now() > deadline) throw new Error(`Caddy did not start. ${fault ?? ''}`)
    await sleep(100)
  }
}

function certificateKeys(): Promise<string[] | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: HTTPS_PORT, servername: HOST, rejectUnauthorized: false }, () => {
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
