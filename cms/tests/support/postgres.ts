import { execFile, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import openKnex, { type Knex } from 'knex'
import { freePort } from '../../../web/tests/e2e/support/freePorts.ts'
import { makeFolder } from './inbox.ts'

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** POSTGRES_BIN: a folder that npm test found elsewhere. */
const BIN = [process.env['POSTGRES_BIN'], '/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'].find(
  (folder) => folder !== undefined && existsSync(folder),
)

/** A PostgreSQL for the length of the run. Without one installed the run fails and says what to install. */
export default async function start(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env['TEST_POSTGRES_URL'] = postgres.url()
  return postgres.stop
}

/** A PostgreSQL of our own: a new folder, a free port, loopback only, as a user without rights. */
export async function startPostgres() {
  if (!BIN) throw new Error('PostgreSQL is not installed: apt-get install postgresql-15')
  const bin = BIN
  const folder = makeFolder()
  const owner = unprivileged()
  const data = path.join(folder, 'data')
  mkdirSync(data)
  if (owner) for (const part of [folder, data]) chownSync(part, owner.uid, owner.gid)
  const as = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
  await promisify(execFile)(path.join(bin, 'initdb'), ['-D', data, '-U', 'inbox', '--auth=trust', '-E', 'UTF8', '--locale=C'], as)
  const port = await freePort()
  const control = (...args: string[]) => promisify(execFile)(path.join(bin, 'pg_ctl'), ['-D', data, '--wait', ...args], as)

  async function start(): Promise<void> {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`
    await control('start', '-l', path.join(folder, 'log'), '-o', options)
  }

  async function stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await control('stop', '-m', how)
  }

  /** To the server and all its workers: each of them leads a group of its own. */
  function signal(name: 'STOP' | 'CONT'): void {
    const [server = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(server), `SIG${name}`)
    spawnSync('pkill', [`-${name}`, '-P', server])
  }

  const url = (database = 'postgres') => `postgres://inbox@127.0.0.1:${port}/${database}`
  /** Without the time limits of the inbox's own connections. */
  const connect = (database?: string): Knex => openKnex({ client: 'pg', connection: url(database), pool: { min: 0, max: 1 } })

  process.on('exit', () => {
    spawnSync(path.join(bin, 'pg_ctl'), ['-D', data, 'stop', '-m', 'immediate'], as)
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  return { url, folder, owner, connect, start, stop, freeze: () => signal('STOP'), thaw: () => signal('CONT') }
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
