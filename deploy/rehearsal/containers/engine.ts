import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../../../scripts/shared/terminal.mjs'

export type Engine = Awaited<ReturnType<typeof startEngine>>

/** Docker Engine from Debian's packages, unpacked and not installed: nothing of this machine changes. */
export function unpackEngine(folder: string): void {
  const packages = path.join(folder, 'packages')
  if (existsSync(path.join(folder, 'usr', 'sbin', 'dockerd'))) return
  mkdirSync(packages, { recursive: true })
  execFileSync('apt-get', ['download', '-q', 'docker.io', 'containerd', 'runc', 'tini'], { cwd: packages, stdio: 'ignore' })
  for (const file of execFileSync('ls', [packages], { encoding: 'utf8' }).trim().split('\n'))
    execFileSync('dpkg-deb', ['-x', path.join(packages, file), folder])
}

/**
 * The engine with images and containers of its own. Where it builds, it leaves this machine's network and firewall
 * alone; where it runs, this process has a network of its own.
 */
export async function startEngine(folder: string, { builds }: { builds: boolean }) {
  const socket = `unix://${path.join(folder, 'docker.sock')}`
  const env = {
    ...process.env,
    PATH: `${path.join(folder, 'usr/sbin')}:${path.join(folder, 'usr/bin')}:${process.env.PATH}`,
    DOCKER_HOST: socket,
    DOCKER_BUILDKIT: '1',
    COMPOSE_DOCKER_CLI_BUILD: '1',
  }
  const log = path.join(folder, 'dockerd.log')
  const output = openSync(log, 'a')
  const places = ['--data-root', path.join(folder, 'data'), '--exec-root', path.join(folder, 'exec'), '--pidfile', path.join(folder, 'pid')]
  const network = builds ? ['--bridge=none', '--iptables=false', '--ip-masq=false', '--ip-forward=false'] : []
  const daemon = spawn('dockerd', ['-H', socket, ...places, ...network], { env, stdio: ['ignore', output, output] })
  const killWithUs = () => daemon.kill('SIGTERM')
  process.on('exit', killWithUs)

  const run = (program: string, args: string[], options: { cwd?: string; input?: string | Buffer } = {}): string =>
    execFileSync(program, args, { env, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'pipe'], ...options })
  /** With its output shown: for what takes minutes. */
  const show = async (program: string, args: string[], options: { cwd?: string } = {}): Promise<void> => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'], ...options })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new UserError(`${program} ${args.join(' ')} ended with ${code}`)
  }
  const deadline = performance.now() + 60_000
  for (;;) {
    if (daemon.exitCode !== null || performance.now() > deadline)
      throw new UserError(`Docker Engine did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
    try {
      run('docker', ['version'])
      break
    } catch {
      await pause(200)
    }
  }
  return {
    docker: (...args: string[]) => run('docker', args).trim(),
    run,
    show,
    async stop(): Promise<void> {
      process.off('exit', killWithUs)
      daemon.kill('SIGTERM')
      if (daemon.exitCode === null) await once(daemon, 'close')
    },
  }
}
