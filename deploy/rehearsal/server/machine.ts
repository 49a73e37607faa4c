import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../../../scripts/shared/terminal.mjs'
import { LOG, runHere } from '../steps.ts'
import { FOLDER, TRUSTED } from './baseSystem.ts'
import { OFFICE, openWayOut, WAY_OUT } from './wayOut.ts'

const NAME = 'site-rehearsal'
const LINK = 'rehearsal0'
export const SERVER = '198.18.0.2'
const VISITORS = '198.19.0.0/16'
const BOOT_S = 120

let visitors = 0
export function visitorAddress(): string {
  visitors += 1
  return `198.19.${(visitors >> 8) & 255}.${visitors & 255 || 1}`
}

export type Machine = ReturnType<typeof makeMachine>

/** Its only neighbour on the network is this machine. Its files are a layer over the base system that each start empties. */
export function makeMachine() {
  const root = path.join(FOLDER, 'root')
  const console = path.join(FOLDER, 'console.log')
  let env: NodeJS.ProcessEnv = {}
  let booted: ChildProcess | undefined
  let leader = ''

  /** Also what an earlier rehearsal left. */
  function stop(): void {
    booted?.kill('SIGKILL')
    const commands = `umount --recursive --lazy ${root}; ip link delete ${LINK}; ip route delete local ${VISITORS} dev lo; ip netns delete ${NAME}`
    spawnSync('sh', ['-c', commands])
  }

  async function start(): Promise<void> {
    stop()
    const commands = `
      cd ${FOLDER} && rm -rf layer work && mkdir -p layer work root
      mount -t overlay overlay -o lowerdir=base,upperdir=layer,workdir=work root
      # It takes the name of this network, which is set up from outside.
      rm -f root/etc/hostname
      ip netns add ${NAME}
      ip link add ${LINK} type veth peer name host0 netns ${NAME}
      ip address add ${OFFICE}/30 dev ${LINK}
      ip link set ${LINK} up
      # Every visitor has an address of its own.
      ip route add local ${VISITORS} dev lo
      ip -n ${NAME} link set lo up
      ip -n ${NAME} address add ${SERVER}/30 dev host0
      ip -n ${NAME} link set host0 up
      ip -n ${NAME} route add default via ${OFFICE}`
    runHere('sh', '-ec', commands)
    openWayOut()
    env = {
      PATH: '/usr/lib/ccache:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      LANG: 'C.UTF-8',
      npm_config_registry: runHere('npm', 'config', 'get', 'registry').trim(),
      npm_config_https_proxy: WAY_OUT,
      npm_config_proxy: WAY_OUT,
      npm_config_cafile: TRUSTED,
    }
    await boot()
  }

  async function boot(): Promise<void> {
    const output = openSync(console, 'a')
    const own = [`--directory=${root}`, `--machine=${NAME}`, `--network-namespace-path=/run/netns/${NAME}`]
    const how = ['--boot', '--register=no', '--keep-unit', '--console=pipe', '--resolv-conf=off']
    const rights = ['--capability=CAP_NET_ADMIN', '--system-call-filter=bpf']
    // It ends with us, however we end. Debian 12 has one hierarchy of control groups; the machine below may have older ones.
    booted = spawn('setpriv', ['--pdeathsig', 'KILL', 'systemd-nspawn', ...own, ...how, ...rights], {
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
      stdio: ['ignore', output, output],
    })
    for (let tries = 0; tries < BOOT_S; tries += 1) {
      await pause(1000)
      leader = spawnSync('pgrep', ['--parent', String(booted.pid)], { encoding: 'utf8' }).stdout.split('\n')[0] ?? ''
      if (leader && /running|degraded/.test(await run('systemctl is-system-running', { mayFail: true }))) return
    }
    throw new UserError(`Debian did not start within ${BOOT_S} s: see ${console}`)
  }

  /** As root. Throws with the end of the output when a command fails. */
  async function run(commands: string, { input = '', mayFail = false } = {}): Promise<string> {
    const shell = ['bash', '--norc', '-euo', 'pipefail', '-c', `cd /root\n${commands}`]
    const child = spawn('nsenter', ['--target', leader, '--all', '--root', '--wd', '--', ...shell], { env, stdio: 'pipe' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    const [status] = await once(child, 'close')
    appendFileSync(LOG, `\n# ${commands}\n${output}`)
    if (status === 0 || mayFail) return output
    throw new Error(`${commands.split('\n')[0]} … ended with ${status}: ${output.trim().split('\n').slice(-6).join(' | ')}`)
  }

  async function reboot(): Promise<void> {
    const ended = booted && once(booted, 'exit')
    await run('systemctl reboot', { mayFail: true })
    await ended
    await boot()
  }

  return { start, run, reboot, stop, file: (name: string) => path.join(root, name) }
}
