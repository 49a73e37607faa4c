import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { inboxEnv as testEnv, type Variables } from '../../cms/tests/support/inbox.ts'
import { npm } from '../../scripts/shared/packages.mjs'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { CMS_DIR } from '../folders.ts'
import { type Server, startServer } from '../startServer.ts'

const SECRETS = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY']

/** One set for all instances of a run, as behind a real proxy. */
const secrets = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString('hex')]))
/** The bench is one client, which sends more than any office does. */
const NO_LIMITS = { LIMIT_PER_CLIENT: '1000000000', LIMIT_TOTAL: '1000000000', DISK_RESERVE_MB: '0', DATABASE_MAX_MB: '1000000000' }

export function buildServer(): void {
  execFileSync(...npm('run', '--silent', 'build:server'), { cwd: CMS_DIR, stdio: ['ignore', 'ignore', 'inherit'] })
}

export function inboxEnv(folder: string, variables: Variables = {}): NodeJS.ProcessEnv {
  return { NODE_ENV: 'production', ...testEnv(folder, { ...NO_LIMITS, ...secrets, ...variables }) }
}

/** The built inbox in a process of its own, on one core of the machine if one is named. */
export async function startInbox(options: {
  folder: string
  variables?: Variables
  core?: number | undefined
  port?: number
}): Promise<Server> {
  const port = options.port ?? (await freePort())
  const env = inboxEnv(options.folder, { CMS_PORT: String(port), ...options.variables })
  const command = onCore(options.core, process.execPath, ['dist/src/commands/serve.js'])
  return startServer({ command, cwd: CMS_DIR, env, port, readyPath: '/healthz' })
}

/** Server and sender each get a core, where the machine has taskset and two cores. */
export function onCore(core: number | undefined, program: string, args: string[]): [program: string, args: string[]] {
  if (core === undefined || !hasTaskset) return [program, args]
  return ['taskset', ['-c', String(core), program, ...args]]
}

const hasTaskset = spawnSync('taskset', ['-c', '1', 'true'], { stdio: 'ignore' }).status === 0
