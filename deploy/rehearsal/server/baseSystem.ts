import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '../../../scripts/shared/terminal.mjs'
import { commandsOf, runHere } from '../steps.ts'
import { WAY_OUT } from './wayOut.ts'

export const FOLDER = process.env.REHEARSAL_DIR ?? '/var/tmp/site-rehearsal'
const BASE = path.join(FOLDER, 'base')
const DONE = path.join(FOLDER, 'base.done')
/** Whom this machine trusts: the registry may be behind an authority of its own. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
export const TRUSTED = '/etc/ssl/rehearsal.pem'

/** Kept for the next rehearsal. ccache spares a minute a release where SQLite's prebuilt module is out of reach. */
export function prepareBase(): void {
  const [packages = '', node = ''] = commandsOf('1. The machine')
  const [, version = ''] = /node-v([\d.]+)-linux-x64/.exec(node) ?? []
  const key = `${version}\n${packages}`
  if (existsSync(DONE) && readFileSync(DONE, 'utf8') === key) return
  say(`› Making a Debian 12 in ${FOLDER} …`)
  rmSync(BASE, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const included = '--include=systemd,systemd-sysv,dbus,ca-certificates,iproute2'
  runHere('debootstrap', '--variant=minbase', included, 'bookworm', BASE, process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian')
  const inBase = (file: string) => path.join(BASE, file)
  copyFileSync(CERTIFICATES, inBase(TRUSTED))
  const install = `${packages.split('\n')[0]} && apt-get install --yes --no-install-recommends ccache`
  runHere('chroot', BASE, 'env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-ec', install)
  rmSync(inBase('etc/resolv.conf'), { force: true })
  writeFileSync(inBase('etc/apt/apt.conf.d/99way-out'), `Acquire::http::Proxy "${WAY_OUT}";\n`)
  // nodejs.org may be out of reach: Node with its headers is also a package of npm.
  const nodePackage = `node-linux-${process.arch}`
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', inBase('usr/local')]
  runHere('npm', 'install', '--global', ...options, `${nodePackage}@${version}`, 'npm@11')
  rmSync(inBase('usr/local/include'), { recursive: true, force: true })
  symlinkSync(`lib/node_modules/${nodePackage}/include`, inBase('usr/local/include'))
  writeFileSync(DONE, key)
}
