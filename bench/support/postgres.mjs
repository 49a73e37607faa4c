// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, makeFolder, requireFromCms } from './cms.mjs'

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */

const BIN = ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'].find((folder) => existsSync(folder))

export const postgresIsInstalled = BIN !== undefined

/** A PostgreSQL of our own: a new folder, a free port, loopback only, as a user without rights. */
export async function startPostgres({ folder = makeFolder() } = {}) {
  if (!BIN) throw new Error('PostgreSQL is not installed: apt-get install postgresql-15')
  const owner = unprivileged()
  const data = path.join(folder, 'data')
  mkdirSync(data, { recursive: true })
  if (owner) for (const part of [folder, data]) chownSync(part, owner.uid, owner.gid)
  const as = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
  execFileSync(path.join(BIN, 'initdb'), ['-D', data, '-U', 'inbox', '--auth=trust', '-E', 'UTF8', '--locale=C'], {
    ...as,
    stdio: 'ignore',
  })

  const port = await freePort()
  let log = ''
  /** @type {import('node:child_process').ChildProcess} */
  let server
  const killWithUs = () => signal('SIGKILL')

  async function start() {
    const options = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'max_connections=200']
    server = spawn(path.join(BIN ?? '', 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server.stderr?.on('data', (chunk) => (log += chunk))
    const deadline = Date.now() + 60_000
    while (
      !(await query('select 1').then(
        () => true,
        () => false,
      ))
    ) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log.slice(-2000)}`)
      await sleep(100)
    }
  }

  /** To the server and all its workers: each of them leads a group of its own. @param {NodeJS.Signals} name */
  function signal(name) {
    const parent = String(server.pid ?? 0)
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

  /** @param {'fast' | 'immediate'} how */
  async function stop(how = 'fast') {
    if (server.exitCode !== null || server.signalCode !== null) return
    const closed = once(server, 'close')
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await closed
  }

  const url = (database = 'postgres') => `postgres://inbox@127.0.0.1:${port}/${database}`

  async function connect(database = 'postgres') {
    const { Client } = requireFromCms('pg')
    const client = new Client({ connectionString: url(database) })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  /** @param {string} sql @param {string} [database] @returns {Promise<Record<string, string>[]>} */
  async function query(sql, database) {
    const client = await connect(database)
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  process.on('exit', killWithUs)
  await start()

  return {
    url,
    port,
    folder,
    owner,
    query,
    connect,
    start,
    stop,
    signal,
    log: () => log,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // The next one.
    }
  }
  throw new Error('Run this as an ordinary user: PostgreSQL does not run as root.')
}
