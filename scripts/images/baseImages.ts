import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from './engine.ts'

const STAND_INS = path.join(import.meta.dirname, 'standIns')
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Makes the images that ours are built from, under the very names the Dockerfiles and compose.yaml ask for, without
 * Docker Hub: Debian by debootstrap from the mirror that apt has, Node from npm, Caddy and PostgreSQL from Debian.
 */
export async function makeBaseImages(engine: Engine, folder: string, deploy: string): Promise<void> {
  const asked = [...new Set(['inbox.Dockerfile', 'site.Dockerfile', 'compose.yaml'].flatMap((file) => imagesIn(path.join(deploy, file))))]
  makeDebian(engine, folder)
  // One made again would be another image, and everything upon it would be built again.
  for (const name of asked) {
    const [kind = '', tag = ''] = name.split(':')
    if (engine.docker('images', '-q', name) !== '') continue
    const context = path.join(folder, kind)
    mkdirSync(context, { recursive: true })
    cpSync(STAND_INS, context, { recursive: true })
    copyFileSync(CERTIFICATES, path.join(context, 'ca-certificates.crt'))
    if (kind === 'node') unpackNode(path.join(context, 'node'), tag.split('-')[0] ?? '')
    await engine.show('docker', ['build', '-q', '--network=host', '-t', name, '-f', path.join(context, `${kind}.Dockerfile`), context])
  }
}

function imagesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:FROM| +image:) (\w+:[\w.-]+)/gm)].map(([, name = '']) => name)
}

function makeDebian(engine: Engine, folder: string): void {
  if (engine.docker('images', '-q', 'rehearsal/debian') !== '') return
  const root = path.join(folder, 'debian')
  const [mirror = ''] = execFileSync('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages'], {
    encoding: 'utf8',
  }).split('\n')
  if (!existsSync(path.join(root, 'etc/debian_version')))
    execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root, mirror], { stdio: ['ignore', 'ignore', 'inherit'] })
  engine.run('docker', ['import', '-', 'rehearsal/debian'], { input: execFileSync('tar', ['-C', root, '-c', '.'], { maxBuffer: 1 << 30 }) })
}

/** Binary, headers and npm, laid out as the official image has them; npm asks the registry that it asks here. */
function unpackNode(prefix: string, major: string): void {
  const name = `node-linux-${process.arch}`
  const packages = path.join(prefix, '..', 'packages')
  mkdirSync(packages, { recursive: true })
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: packages, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  npm('install', '--no-save', '--no-audit', '--ignore-scripts', '--prefix', packages, `${name}@^${major}`, 'npm@11')
  for (const part of ['bin', 'include'])
    cpSync(path.join(packages, 'node_modules', name, part), path.join(prefix, part), { recursive: true })
  cpSync(path.join(packages, 'node_modules', 'npm'), path.join(prefix, 'lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true })
  mkdirSync(path.join(prefix, 'etc'), { recursive: true })
  writeFileSync(path.join(prefix, 'etc/npmrc'), `registry=${npm('config', 'get', 'registry').trim()}\ncafile=${CERTIFICATES}\n`)
}
