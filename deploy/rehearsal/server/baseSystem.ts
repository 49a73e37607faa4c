import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aptFiles, bootstrapDebian, CERTIFICATES, npmRegistry, unpackNode } from '../debian.ts'
import { runHere } from '../steps.ts'
import { commandsOf } from './runningPage.ts'

export const FOLDER = process.env.REHEARSAL_DIR ?? '/var/tmp/site-rehearsal'
const BASE = path.join(FOLDER, 'base')
const DONE = path.join(FOLDER, 'base.done')
/** Where apt and npm of the machine find the way out (wayOut.ts). */
const WAY_OUT = 'http://198.18.0.1:3128'

/**
 * A Debian 12 as it comes, with the packages of step 1 and Node, in a folder that the next rehearsal finds again.
 * SQLite's module is compiled where its prebuilt one is out of reach: ccache spares each release after the first that minute.
 */
export function prepareBase(): string {
  const [, node = ''] = /node-v([\d.]+)-linux-x64/.exec(commandsOf('1. The machine').join()) ?? []
  const [packages = ''] = commandsOf('1. The machine')
  const key = `${node}\n${packages}`
  if (existsSync(DONE) && readFileSync(DONE, 'utf8') === key) return `kept in ${FOLDER}`
  rmSync(BASE, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const included = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2'
  bootstrapDebian(BASE, `--include=${included}`)
  useAptOfHost()
  copyFileSync('/etc/resolv.conf', path.join(BASE, 'etc/resolv.conf'))
  runHere('chroot', BASE, 'env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-ec', packages.split('\n')[0] ?? '')
  runHere('chroot', BASE, 'apt-get', 'install', '--yes', '--no-install-recommends', 'ccache')
  rmSync(path.join(BASE, 'etc/resolv.conf'))
  writeFileSync(
    path.join(BASE, 'etc/apt/apt.conf.d/99way-out'),
    `Acquire::http::Proxy "${WAY_OUT}";\nAcquire::https::Proxy "${WAY_OUT}";\n`,
  )
  unpackNode(node, { packages: path.join(FOLDER, 'node'), to: path.join(BASE, 'usr/local') })
  writeFileSync(DONE, key)
  return `made in ${FOLDER}`
}

/** npm's settings of this machine, so that the rehearsal installs from where its user does. */
export function npmSettings(): string {
  return [
    `registry=${npmRegistry()}`,
    `proxy=${WAY_OUT}`,
    `https-proxy=${WAY_OUT}`,
    'cafile=/etc/ssl/rehearsal.pem',
    'cache=/var/cache/npm',
    'update-notifier=false',
    '',
  ].join('\n')
}

function useAptOfHost(): void {
  rmSync(path.join(BASE, 'etc/apt/sources.list'), { force: true })
  for (const file of aptFiles()) copyFileSync(file, path.join(BASE, file))
  copyFileSync(CERTIFICATES, path.join(BASE, 'etc/ssl/rehearsal.pem'))
  chmodSync(path.join(BASE, 'etc/ssl/rehearsal.pem'), 0o644)
}
