// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { say } from './shared/command.mjs'
import { PACKAGES } from './shared/packages.mjs'

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @typedef {Record<string, Locked>} Packages */

const SYSTEMS = /(^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?=-|$)/
const PROCESSORS = /-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?=-|$)/

/**
 * `npm ci` refuses a lockfile that leaves out another system's build of a native package, and npm
 * leaves it out when the registry it asks lacks it (or when node_modules is there).
 * Run as a command: names what is left out, or with --write puts it in.
 */
const write = process.argv.includes('--write')
for (const part of PACKAGES) {
  const file = path.join(part.dir, 'package-lock.json')
  const lockfile = JSON.parse(readFileSync(file, 'utf8'))
  const missing = leftOut(lockfile.packages)
  for (const [place] of missing) say(`${part.name}/package-lock.json ${write ? 'gets' : 'lacks'} ${place}`)
  if (missing.length === 0) continue
  if (write) writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: withAll(lockfile.packages, missing) }, null, 2)}\n`)
  else process.exitCode = 1
}
if (process.exitCode) say('npm run fix puts them in.')

/**
 * @param {Packages} packages
 * @returns {[string, Locked][]}
 */
function leftOut(packages) {
  const places = Object.keys(packages)
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !places.some((place) => place.endsWith(`node_modules/${name}`)))
      .map(([name, version]) => /** @type {[string, Locked]} */ ([`node_modules/${name}`, forOneSystem(name, version, dev)])),
  )
}

/**
 * @param {Packages} packages
 * @param {[string, Locked][]} missing
 */
function withAll(packages, missing) {
  const all = [...Object.entries(packages), ...missing]
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')))
}

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 * @returns {Locked}
 */
function forOneSystem(name, version, dev) {
  const os = SYSTEMS.exec(name)?.[2]
  const cpu = PROCESSORS.exec(name)?.[1]
  const libc = os !== 'linux' ? undefined : name.includes('musl') ? 'musl' : 'glibc'
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}
