import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { filesBelow } from '../../web/build/builtFiles.ts'
import type { Occupation } from '../../web/content/occupations.ts'
import { ROOT_DIR, WEB_DIR, WORK_DIR } from '../folders.ts'
import { syntheticOccupations } from './syntheticOccupations.ts'

const UsedSchema = v.object({ seconds: v.number(), cpuSeconds: v.number(), peakMb: v.number() })

export type Measured = v.InferOutput<typeof UsedSchema> & { pages: number; outputMb: number }

const NOT_COPIED = /^(node_modules|dist.*|tests|\..*)$/

/** Builds a copy of the site that has `count` occupations; it never touches the real content. */
export function buildCopy(count: number, whole: boolean): Measured {
  const dir = join(WORK_DIR, 'build')
  rmSync(dir, { recursive: true, force: true })
  const web = join(dir, 'web')
  mkdirSync(web, { recursive: true })
  for (const shared of ['contract', 'cms/src/siteContent']) cpSync(join(ROOT_DIR, shared), join(dir, shared), { recursive: true })
  for (const name of readdirSync(WEB_DIR)) {
    if (!NOT_COPIED.test(name)) cpSync(join(WEB_DIR, name), join(web, name), { recursive: true })
  }
  linkPackages(web)
  writeOccupations(web, syntheticOccupations(count).map(inItsUnitGroup))
  nameMadeUpGroups(join(web, 'content', 'anzscoGroups.ts'))
  if (!whole) leaveOutShareImages(join(web, 'build', 'share', 'writeShareImages.tsx'))
  const used = build(web, whole)
  const client = join(web, 'dist', 'client')
  const files = filesBelow(client)
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    ...used,
    outputMb: files.reduce((sum, file) => sum + statSync(join(client, file)).size, 0) / 1e6,
  }
}

function leaveOutShareImages(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} has moved: put the new place of share images here`)
  writeFileSync(file, 'export async function writeShareImages() {}\n')
}

/** A separate folder of links: the build keeps its share images there, and starts without any. */
function linkPackages(web: string): void {
  const packages = join(web, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(join(WEB_DIR, 'node_modules'))) {
    if (name !== '.cache' && !name.startsWith('.vite')) symlinkSync(join(WEB_DIR, 'node_modules', name), join(packages, name))
  }
}

/** The first four digits of a code are its unit group. */
function inItsUnitGroup(occupation: Occupation): Occupation {
  return { ...occupation, unitGroup: { ...occupation.unitGroup, code: occupation.code.slice(0, 4) } }
}

/** Made-up codes begin with 40: no real one does. */
function nameMadeUpGroups(file: string): void {
  const names = ['4', '40', ...Array.from({ length: 10 }, (_, digit) => `40${digit}`)].map((code) => `${code}: 'Made up',`)
  const before = readFileSync(file, 'utf8')
  const after = before.replace('titles: {', `titles: { ${names.join(' ')}`)
  if (after === before) throw new Error('content/anzscoGroups.ts has no `titles: {` any more')
  writeFileSync(file, after)
}

function writeOccupations(web: string, occupations: readonly Occupation[]): void {
  const folder = join(web, 'content', 'occupations')
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  const files = new Map<string, Occupation[]>()
  for (const occupation of occupations) {
    const name = `${occupation.unitGroup.code}-${occupation.authority}.ts`
    files.set(name, [...(files.get(name) ?? []), occupation])
  }
  for (const [name, entries] of files) writeFileSync(join(folder, name), `export const occupations = ${JSON.stringify(entries)}\n`)
}

/** Runs in a process of its own, which reports its peak memory. */
const BUILD = `
import { writeFileSync } from 'node:fs'
import { build } from 'vike/api'
const started = performance.now()
// Vike may end the process itself.
process.on('exit', () => {
  const seconds = (performance.now() - started) / 1000
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync('measured.json', JSON.stringify({ seconds, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMb: maxRSS / 1024 }))
})
await build()`

function build(cwd: string, whole: boolean): v.InferOutput<typeof UsedSchema> {
  writeFileSync(join(cwd, 'measured.mjs'), BUILD)
  const { status, stderr } = spawnSync(process.execPath, ['measured.mjs'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NODE_ENV: 'production', SITE_PRECOMPRESS: whole ? 'yes' : 'no' },
  })
  if (status !== 0) throw new Error(`The build failed\n${stderr.slice(-4000)}`)
  return v.parse(UsedSchema, JSON.parse(readFileSync(join(cwd, 'measured.json'), 'utf8')))
}
