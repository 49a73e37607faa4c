import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../../../scripts/shared/terminal.mjs'
import { commandsOf, runHere } from '../steps.ts'

export const FOLDER = process.env.REHEARSAL_DIR ?? '/var/tmp/site-rehearsal'
const BASE = path.join(FOLDER, 'base')
const DONE = path.join(FOLDER, 'base.done')
/** Where apt and npm of the machine find the way out (wayOut.ts). */
const WAY_OUT = 'http://198.18.0.1:3128'
/** Whom this machine trusts: the registry and the mirror may be behind an authority of its own. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/**
 * A Debian 12 as it comes, with the packages of step 1 and Node, in a folder that the next rehearsal finds again.
 * SQLite's module is compiled where its prebuilt one is out of reach: ccache spares each release after the first that minute.
 */
export function prepareBase(): string {
  const [packages = '', node = ''] = commandsOf('1. The machine')
  const [, version = ''] = /node-v([\d.]+)-linux-x64/.exec(node) ?? []
  const key = `${version}\n${packages}`
  if (existsSync(DONE) && readFileSync(DONE, 'utf8') === key) return `kept in ${FOLDER}`
  rmSync(BASE, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const [, mirror] =
    aptFiles()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
      .match(/^(?:URIs:|deb(?: \[[^\]]*\])?) *(https?:\S+)/m) ?? []
  if (!mirror) throw new UserError('No Debian mirror in /etc/apt: the rehearsals take the one that this machine uses')
  const included = '--include=systemd,systemd-sysv,dbus,ca-certificates,iproute2'
  runHere('debootstrap', '--variant=minbase', included, 'bookworm', BASE, mirror)
  const inBase = (file: string) => path.join(BASE, file)
  rmSync(inBase('etc/apt/sources.list'), { force: true })
  for (const file of [...aptFiles(), '/etc/resolv.conf']) copyFileSync(file, inBase(file))
  copyFileSync(CERTIFICATES, inBase('etc/ssl/rehearsal.pem'))
  runHere('chroot', BASE, 'env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-ec', packages.split('\n')[0] ?? '')
  runHere('chroot', BASE, 'apt-get', 'install', '--yes', '--no-install-recommends', 'ccache')
  rmSync(inBase('etc/resolv.conf'))
  writeFileSync(inBase('etc/apt/apt.conf.d/99way-out'), `Acquire::http::Proxy "${WAY_OUT}";\nAcquire::https::Proxy "${WAY_OUT}";\n`)
  unpackNode(version, inBase('usr/local'))
  writeFileSync(DONE, key)
  return `made in ${FOLDER}`
}

/** npm's settings of this machine, so that the rehearsal installs from where its user does. */
export function npmSettings(): string {
  const registry = runHere('npm', 'config', 'get', 'registry').trim()
  const proxies = `proxy=${WAY_OUT}\nhttps-proxy=${WAY_OUT}`
  return `registry=${registry}\n${proxies}\ncafile=/etc/ssl/rehearsal.pem\ncache=/var/cache/npm\nupdate-notifier=false\n`
}

function aptFiles(): string[] {
  const parts = '/etc/apt/sources.list.d'
  const names = readdirSync(parts).filter((name) => /^debian\.(sources|list)$/.test(name))
  return ['/etc/apt/sources.list', ...names.map((name) => path.join(parts, name))].filter((file) => existsSync(file))
}

/** Node with its headers, and npm, laid out as in nodejs.org's archive, which may be out of reach: Node is also a package of npm. */
function unpackNode(version: string, to: string): void {
  const node = `node-linux-${process.arch}`
  const packages = path.join(FOLDER, 'node')
  mkdirSync(packages, { recursive: true })
  runHere(
    'npm',
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefix',
    packages,
    `${node}@${version}`,
    'npm@11',
  )
  const from = path.join(packages, 'node_modules')
  for (const part of ['bin', 'include', 'share']) cpSync(path.join(from, node, part), path.join(to, part), { recursive: true })
  cpSync(path.join(from, 'npm'), path.join(to, 'lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true })
  for (const name of ['npm', 'npx']) {
    rmSync(path.join(to, 'bin', name), { force: true })
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(to, 'bin', name))
  }
}
