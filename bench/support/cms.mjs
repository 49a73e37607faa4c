// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

export const ROOT = path.resolve(import.meta.dirname, '..', '..')
export const CMS = path.join(ROOT, 'cms')

/** The packages of the inbox: bench/ has none of its own. */
export const requireFromCms = createRequire(path.join(CMS, 'package.json'))

// Each server and folder removes itself at the end.
process.setMaxListeners(0)

const START_WITHIN_MS = 120_000

/** @typedef {Record<string, string | undefined>} Variables */
/** @typedef {Awaited<ReturnType<typeof startInbox>>} Inbox */

export function buildServer() {
  execFileSync('npm', ['run', '--silent', 'build:server'], { cwd: CMS, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** @param {string} [under] */
export function makeFolder(under = tmpdir()) {
  const folder = mkdtempSync(path.join(under, 'inbox-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

const SECRETS = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY']

/** One set for all instances of a run, as behind a real proxy. Nothing of this machine's own settings. */
const secrets = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString('hex')]))

/**
 * @param {string} folder
 * @param {Variables} [variables]
 * @returns {Variables}
 */
export function inboxEnv(folder, variables = {}) {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    TMPDIR: folder,
    ENV_PATH: path.join(folder, '.env'),
    SQLITE_FILE: path.join(folder, 'leads.db'),
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'Correct-Horse-7-Battery',
    // The bench is one client that sends more than any office.
    LIMIT_PER_CLIENT: '1000000000',
    LIMIT_TOTAL: '1000000000',
    ...secrets,
    ...variables,
  }
}

/**
 * The built inbox in a process of its own.
 * @param {{ folder: string, variables?: Variables, core?: number }} options
 */
export async function startInbox({ folder, variables = {}, core }) {
  const port = await freePort()
  const env = inboxEnv(folder, { CMS_PORT: String(port), ...variables })
  return startServer({ command: onCore(core, process.execPath, ['scripts/serve.mjs']), cwd: CMS, env, port, ready: '/healthz' })
}

/**
 * @param {{ command: [string, string[]], cwd: string, env: Variables, port: number, ready: string }} options
 */
export async function startServer({ command: [program, args], cwd, env, port, ready }) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const stopWithUs = () => child.kill('SIGKILL')
  process.on('exit', stopWithUs)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const ended = once(child, 'close').then(([code]) => code)
  ended.then(() => process.off('exit', stopWithUs))

  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_WITHIN_MS
  while (
    !(await fetch(`${url}${ready}`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${text.slice(-3000)}`)
    await sleep(100)
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    ended,
    output: () => text,
    /** @param {NodeJS.Signals} name */
    signal: (name) => child.kill(name),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      return ended
    },
  }
}

/**
 * Server and sender on a core each, where the machine has taskset and two cores.
 * @param {number | undefined} core @param {string} program @param {string[]} args @returns {[string, string[]]}
 */
export function onCore(core, program, args) {
  if (core === undefined || !hasTaskset) return [program, args]
  return ['taskset', ['-c', String(core), program, ...args]]
}

const hasTaskset = (() => {
  try {
    execFileSync('taskset', ['-c', '1', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
