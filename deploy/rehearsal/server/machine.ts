import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../../../scripts/shared/terminal.mjs'
import { LOG, runHere } from '../steps.ts'
import { FOLDER, npmSettings } from './baseSystem.ts'
import { openWayOut } from './wayOut.ts'

const NAME = 'site-rehearsal'
const LINK = 'rehearsal0'
/** 198.18.0.0/15 is for tests of networks, so these addresses are nobody's (RFC 2544). */
export const SERVER = '198.18.0.2'
export const OFFICE = '198.18.0.1'
const VISITORS = '198.19.0.0/16'
let visitors = 0
/** One that no visitor before had. */
export function visitorAddress(): string {
  visitors += 1
  return `198.19.${(visitors >> 8) & 255}.${visitors & 255 || 1}`
}
const BOOT_S = 60
const COMMAND_ENV = {
  CCACHE_DIR: '/var/cache/npm/ccache',
  PATH: '/usr/lib/ccache:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
}

export type Machine = ReturnType<typeof makeMachine>
type Options = { input?: string; mayFail?: boolean }

/**
 * A booted Debian with a network of its own, whose only neighbour is this machine. Its files are a layer over the
 * base system that `renew` empties.
 */
export function makeMachine() {
  const at = (name: string) => path.join(FOLDER, name)
  const root = at('root')
  let nspawn: ChildProcess | null = null
  let ended: Promise<unknown> = Promise.resolve()
  let leader = 0
  let wayOut: Server | null = null

  /** Removes what an earlier rehearsal left, which may have been killed. */
  function tidy(): void {
    const file = at('pid')
    if (existsSync(file)) {
      const pid = Number(readFileSync(file, 'utf8'))
      const isOurs = existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(root)
      if (isOurs) endNow(pid)
      rmSync(file)
    }
    if (spawnSync('mountpoint', ['-q', root]).status === 0) runHere('umount', '--recursive', root)
    spawnSync('ip', ['link', 'delete', LINK])
    spawnSync('ip', ['route', 'delete', 'local', VISITORS, 'dev', 'lo'])
    spawnSync('ip', ['netns', 'delete', NAME])
  }

  async function start(): Promise<void> {
    stop()
    renewFiles()
    runHere('ip', 'netns', 'add', NAME)
    runHere('ip', 'link', 'add', LINK, 'type', 'veth', 'peer', 'name', 'host0', 'netns', NAME)
    runHere('ip', 'address', 'add', `${OFFICE}/30`, 'dev', LINK)
    runHere('ip', 'link', 'set', LINK, 'up')
    // Every visitor has an address of its own.
    runHere('ip', 'route', 'add', 'local', VISITORS, 'dev', 'lo')
    for (const words of ['link set lo up', `address add ${SERVER}/30 dev host0`, 'link set host0 up', `route add default via ${OFFICE}`])
      runHere('ip', '-n', NAME, ...words.split(' '))
    wayOut = await openWayOut(OFFICE, 3128)
    await boot()
  }

  function renewFiles(): void {
    if (spawnSync('mountpoint', ['-q', root]).status === 0) runHere('umount', '--recursive', root)
    for (const name of ['layer', 'work']) rmSync(at(name), { recursive: true, force: true })
    for (const name of ['layer', 'work', 'root', 'npm-cache', 'drawn']) mkdirSync(at(name), { recursive: true })
    runHere('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=${at('base')},upperdir=${at('layer')},workdir=${at('work')}`, root)
    mkdirSync(path.join(root, 'var/cache/npm'), { recursive: true })
    mkdirSync(path.join(root, 'usr/local/etc'), { recursive: true })
    writeFileSync(path.join(root, 'usr/local/etc/npmrc'), npmSettings())
    // This network is set up from outside.
    rmSync(path.join(root, 'etc/hostname'), { force: true })
  }

  async function boot(): Promise<void> {
    const output = openSync(at('console.log'), 'a')
    const args = [
      `--directory=${root}`,
      '--boot',
      '--register=no',
      '--keep-unit',
      `--machine=${NAME}`,
      '--console=pipe',
      '--resolv-conf=off',
    ]
    args.push(
      `--network-namespace-path=/run/netns/${NAME}`,
      '--capability=CAP_NET_ADMIN',
      '--system-call-filter=bpf',
      `--bind=${at('npm-cache')}:/var/cache/npm`,
      `--bind=${at('drawn')}:/opt/site/cache`,
    )
    // Debian 12 has one hierarchy of control groups; the machine below may have older ones.
    const env = { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' }
    const child = spawn('systemd-nspawn', args, { env, stdio: ['ignore', output, output] })
    nspawn = child
    ended = new Promise((resolve) => child.once('exit', resolve))
    writeFileSync(at('pid'), String(child.pid))
    for (let tries = 0; tries < BOOT_S; tries += 1) {
      await pause(1000)
      leader = childOf(child.pid ?? 0)
      if (leader && /running|degraded/.test(await run('systemctl is-system-running', { mayFail: true }))) return
    }
    throw new UserError(`Debian did not start within ${BOOT_S} s: see ${at('console.log')}`)
  }

  /** Types commands as root. Throws with the end of the output when one fails. */
  async function run(commands: string, { input = '', mayFail = false }: Options = {}): Promise<string> {
    const child = spawn('nsenter', entered(commands), { env: COMMAND_ENV, stdio: 'pipe' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
    appendFileSync(LOG, `\n# ${commands}\n${output}`)
    if (status === 0 || mayFail) return output
    const [first = ''] = commands.split('\n')
    throw new Error(`${first} … ended with ${status}: ${output.trim().split('\n').slice(-6).join(' | ')}`)
  }

  // In the folder that a login begins in, which no other user may read.
  const entered = (commands: string) => [
    '--target',
    String(leader),
    '--all',
    '--root',
    '--wd',
    '--',
    'bash',
    '--norc',
    '-euo',
    'pipefail',
    '-c',
    `cd /root\n${commands}`,
  ]

  /** To the machine that another run keeps. */
  async function attach(): Promise<void> {
    const pid = existsSync(at('pid')) ? Number(readFileSync(at('pid'), 'utf8')) : 0
    leader = pid ? childOf(pid) : 0
    if (!leader) throw new UserError('No machine is kept: start one with --keep')
    ended = (async () => {
      while (existsSync(`/proc/${pid}`)) await pause(100)
    })()
    // Unless the other run has it open.
    await openWayOut(OFFICE, 3128).catch(() => undefined)
  }

  async function reboot(): Promise<void> {
    await run('systemctl reboot', { mayFail: true })
    await ended
    await boot()
  }

  function stop(): void {
    wayOut?.close()
    wayOut?.closeAllConnections()
    wayOut = null
    if (nspawn?.pid && nspawn.exitCode === null) endNow(nspawn.pid)
    nspawn = null
    tidy()
  }

  const enter = () => `nsenter --target ${leader} --all --root --wd -- bash`

  return { start, attach, run, reboot, enter, stop, file: (name: string) => path.join(root, name) }
}

/** Its first process is killed, and with it every process in it: nothing of a rehearsal is kept. */
function endNow(pid: number): void {
  const inside = childOf(pid)
  for (const id of [inside, pid]) {
    try {
      if (id) process.kill(id, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  // Only when its processes are gone can its files be unmounted.
  for (let tries = 0; tries < 50 && inside && existsSync(`/proc/${inside}/root/`); tries += 1) spawnSync('sleep', ['0.1'])
}

function childOf(pid: number): number {
  try {
    return Number(
      execFileSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')[0],
    )
  } catch {
    return 0
  }
}
