import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bootstrapDebian, CERTIFICATES, npmRegistry, unpackNode } from '../debian.ts'
import type { Engine } from './engine.ts'

const STAND_INS = path.join(import.meta.dirname, 'standIns')

/**
 * Makes the images that ours are built from, under the very names the Dockerfiles and compose.yaml ask for, without
 * Docker Hub: Debian from its mirror, Node from npm, Caddy and PostgreSQL from Debian.
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
    if (kind === 'node') addNode(context, tag.split('-')[0] ?? '')
    await engine.show('docker', ['build', '-q', '--network=host', '-t', name, '-f', path.join(context, `${kind}.Dockerfile`), context])
  }
}

function imagesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:FROM| +image:) (\w+:[\w.-]+)/gm)].map(([, name = '']) => name)
}

function makeDebian(engine: Engine, folder: string): void {
  if (engine.docker('images', '-q', 'rehearsal/debian') !== '') return
  const root = path.join(folder, 'debian')
  if (!existsSync(path.join(root, 'etc/debian_version'))) bootstrapDebian(root)
  engine.run('docker', ['import', '-', 'rehearsal/debian'], { input: execFileSync('tar', ['-C', root, '-c', '.'], { maxBuffer: 1 << 30 }) })
}

/** As the official image has it; npm asks the registry that it asks here. */
function addNode(context: string, major: string): void {
  const prefix = path.join(context, 'node')
  unpackNode(`^${major}`, { packages: path.join(context, 'packages'), to: prefix })
  mkdirSync(path.join(prefix, 'etc'), { recursive: true })
  writeFileSync(path.join(prefix, 'etc/npmrc'), `registry=${npmRegistry()}\ncafile=${CERTIFICATES}\n`)
}
