import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Locked = {
  version?: string
  optionalDependencies?: Record<string, string>
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
type Packages = Record<string, Locked>

const ROOT = path.resolve(import.meta.dirname, '..')
const SYSTEMS = /(^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?=-|$)/
const PROCESSORS = /-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?=-|$)/

/**
 * `npm ci` refuses a lockfile that leaves out another system's build of a native package, and npm
 * leaves it out when the registry it asks lacks it (or when node_modules is there).
 * Names what is left out, or with --write puts it in.
 */
export function run(args: string[]): number {
  const write = args.includes('--write')
  let exitCode = 0
  for (const name of ['web', 'cms']) {
    const file = path.join(ROOT, name, 'package-lock.json')
    const lockfile: { packages: Packages } = JSON.parse(readFileSync(file, 'utf8'))
    const missing = leftOut(lockfile.packages)
    for (const [place] of missing) process.stdout.write(`${name}/package-lock.json ${write ? 'gets' : 'lacks'} ${place}\n`)
    if (missing.length === 0) continue
    const packages = Object.fromEntries([...Object.entries(lockfile.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en')))
    if (write) writeFileSync(file, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`)
    else exitCode = 1
  }
  if (exitCode !== 0) process.stdout.write('npm run fix puts them in.\n')
  return exitCode
}

function leftOut(packages: Packages): [string, Locked][] {
  const places = Object.keys(packages)
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !places.some((place) => place.endsWith(`node_modules/${name}`)))
      .map(([name, version]): [string, Locked] => [`node_modules/${name}`, forOneSystem(name, version, dev)]),
  )
}

function forOneSystem(name: string, version: string, dev: boolean | undefined): Locked {
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
