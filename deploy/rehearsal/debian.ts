import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../../scripts/shared/terminal.mjs'
import { runHere } from './steps.ts'

/** Whom this machine trusts: the registry and the mirror may be behind an authority of its own. */
export const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** @param programs each with the Debian package that has it */
export function requireDebian(programs: Record<string, string>): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new UserError('The rehearsals need Linux and root')
  const missing = Object.keys(programs).filter((name) => spawnSync('which', [name]).status !== 0)
  const packages = missing.map((name) => programs[name])
  if (missing.length > 0)
    throw new UserError(`${missing.join(', ')} missing: apt-get install --no-install-recommends ${packages.join(' ')}`)
}

/** A Debian 12 with hardly anything in it, from the mirror that apt of this machine uses. */
export function bootstrapDebian(root: string, ...options: string[]): void {
  const sources = aptFiles().map((file) => readFileSync(file, 'utf8'))
  const [, mirror] = sources.join('\n').match(/^(?:URIs:|deb(?: \[[^\]]*\])?) *(https?:\S+)/m) ?? []
  if (!mirror) throw new UserError('No Debian mirror in /etc/apt: the rehearsals take the one that this machine uses')
  runHere('debootstrap', '--variant=minbase', ...options, 'bookworm', root, mirror)
}

export function aptFiles(): string[] {
  const parts = '/etc/apt/sources.list.d'
  const names = readdirSync(parts).filter((name) => /^debian\.(sources|list)$/.test(name))
  return [...(existsSync('/etc/apt/sources.list') ? ['/etc/apt/sources.list'] : []), ...names.map((name) => path.join(parts, name))]
}

/**
 * Node with its headers, and npm, laid out as in nodejs.org's archive, which may be out of reach: for Linux it is also a
 * package in npm's registry.
 * @param version exact, or a range
 */
export function unpackNode(version: string, { packages, to }: { packages: string; to: string }): void {
  const node = `node-linux-${process.arch}`
  mkdirSync(packages, { recursive: true })
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  runHere('npm', 'install', ...quietly, '--prefix', packages, `${node}@${version}`, 'npm@11')
  const from = path.join(packages, 'node_modules')
  for (const part of ['bin', 'include', 'share']) cpSync(path.join(from, node, part), path.join(to, part), { recursive: true })
  cpSync(path.join(from, 'npm'), path.join(to, 'lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true })
  for (const name of ['npm', 'npx']) {
    rmSync(path.join(to, 'bin', name), { force: true })
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(to, 'bin', name))
  }
}

/** Where npm of this machine installs from. */
export function npmRegistry(): string {
  return runHere('npm', 'config', 'get', 'registry').trim()
}
