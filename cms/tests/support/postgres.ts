import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import openKnex, { type Knex } from 'knex'
import { freePort } from '../../../web/tests/e2e/support/freePorts.ts'
import { makeFolder } from './inbox.ts'

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** POSTGRES_BIN: a folder that npm test found elsewhere. */
const BIN = [process.env['POSTGRES_BIN'], '/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'].find(
  (folder) => folder !== undefined && existsSync(folder),
)

export const postgresIsInstalled = BIN !== undefined

/** A PostgreSQL for the length of the run. Without one installed the run fails and says what to install. */
export default async function start(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env['TEST_POSTGRES_URL'] = postgres.url()
  return postgres.stop
}

/** A PostgreSQL of our own: a new folder, a free port, loopback only, as a user without rights. */
export async function startPostgres({ folder = makeFolder() } = {}) {
  if (!BIN) throw new Error('PostgreSQL is not installed: apt-get install postgresql-15')
  const bin = BIN
  const owner = unprivileged()
  const data = path.join(folder, 'data')
  mkdirSync(data, { recursive: true })
  if (owner) for (const part of [folder, data]) chownSync(part, owner.uid, owner.gid)
  const as = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'inbox', '--auth=trust', '-E', 'UTF8', '--locale=C'], {
    ...as,
    stdio: 'ignore',
  })

  const port = await freePort()
  let log = ''
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const options = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'max_connections=200']
    const child = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk
    })
    const deadline = Date.now() + 60_000
    const isReady = () => spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0
    while (!isReady()) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log.slice(-2000)}`)
      await sleep(100)
    }
  }

  /** To the server and all its workers: each of them leads a group of its own. */
  function signal(name: NodeJS.Signals): void {
    if (!server || hasEnded(server)) return
    const parent = String(server.pid)
    const workers = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, ppid]) => ppid === parent)
      .map(([pid]) => Number(pid))
    for (const pid of [Number(parent), ...workers]) {
      try {
        process.kill(pid, name)
      } catch {
        // It has ended.
      }
    }
  }

  async function stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (!server || hasEnded(server)) return
    const closed = once(server, 'close')
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await closed
  }

  const url = (database = 'postgres') => `postgres://inbox@127.0.0.1:${port}/${database}`

  /** Without the time limits of the inbox's own connections. */
  const connect = (database?: string): Knex => openKnex({ client: 'pg', connection: url(database), pool: { min: 0, max: 1 } })

  async function query<Row = Record<string, unknown>>(sql: string, database?: string): Promise<Row[]> {
    const knex = connect(database)
    try {
      const { rows } = await knex.raw<{ rows: Row[] }>(sql)
      return rows
    } finally {
      await knex.destroy()
    }
  }

  process.on('exit', () => {
    signal('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  await start()

  return {
    url,
    folder,
    owner,
    query,
    connect,
    start,
    stop,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  }
}

/** Its process id may belong to another program by now. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
    const [user, group] = [id('-u'), id('-g')]
    if (user.status === 0 && group.status === 0) return { uid: Number(user.stdout), gid: Number(group.stdout) }
  }
  throw new Error('Run this as an ordinary user: PostgreSQL does not run as root.')
}
