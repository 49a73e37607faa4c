import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Package = { name: string; licence: string; dev: boolean }
type Manifest = { name: string; version: string; license?: string | { type?: string }; licenses?: { type?: string }[] }

const ROOT = path.resolve(import.meta.dirname, '..')

/** Licences that ask for no more than their text and a name. */
const PERMISSIVE = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 Python-2.0 Unlicense WTFPL Zlib'.split(' '),
)

/** Prints what the packages of both parts are licensed under, and by name those that ask for more. */
export function run(): number {
  for (const part of ['web', 'cms']) {
    const packages = packagesOf(path.join(ROOT, part))
    say(`\n## ${part}/: ${packages.length} packages, ${packages.filter(({ dev }) => !dev).length} of them not for development only\n`)
    say('| licence | packages |\n|---|---|')
    const counts = new Map<string, number>()
    for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
    for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a)) say(`| ${licence} | ${count} |`)
    const others = packages.filter(({ licence }) => !isPermissive(licence))
    for (const { name, licence, dev } of others) say(`- ${name}: ${licence}${dev ? ', for development only' : ''}`)
  }
  return 0
}

/** What is installed, each name and version once. */
function packagesOf(dir: string): Package[] {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(path.join(dir, 'package-lock.json'), 'utf8'),
  )
  const found = new Map<string, Package>()
  for (const [place, { dev = false }] of Object.entries(packages)) {
    const file = path.join(dir, place, 'package.json')
    // Builds for other systems are in the lockfile and not on this disk: they are licensed as the package that names them.
    if (place === '' || !existsSync(file)) continue
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
    const name = `${manifest.name}@${manifest.version}`
    found.set(name, { name, licence: licenceOf(manifest), dev: dev && (found.get(name)?.dev ?? true) })
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function licenceOf({ license, licenses }: Manifest): string {
  const named = typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '))
  return named || 'none named'
}

/** Of a choice one is enough; of a list each must be. */
function isPermissive(licence: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.has(one.trim())))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
