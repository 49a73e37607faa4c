import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { npm } from '../../../../scripts/shared/packages.mjs'
import { freePorts } from '../../e2e/support/freePorts.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** Runs until it is ended, as the site and the CMS do. */
const server = (port: string) => `
import { createServer } from 'node:http'
createServer((request, response) => response.end('here')).listen(Number(process.env.${port}))
`
const builder = (outDir: string, files: Record<string, string>) => `
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
for (const [name, text] of Object.entries(${JSON.stringify(files)})) {
  const file = name.replace('OUT_DIR', process.env.${outDir} ?? 'dist')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
`

const PUBLISHER = 'setInterval(() => {}, 1000)'

let template: string | undefined

/** The project's own scripts and a tiny site and CMS of the same shape, with one package to install. */
export async function makeRepository() {
  template ??= makeTemplate()
  const root = mkdtempSync(join(tmpdir(), 'scripts-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(template, root, { recursive: true })
  const [PORT, CMS_PORT, PREVIEW_PORT] = (await freePorts(3)).map(String)
  return {
    root,
    write: (file: string, text: string) => writeFileIn(root, file, text),
    has: (file: string) => existsSync(join(root, file)),
    ports: { PORT, CMS_PORT, PREVIEW_PORT },
    /** A script of the repository, as npm would run it. */
    run: (script: string, env: Record<string, string> = {}) => run(`scripts/${script}.mjs`, root, { PORT, CMS_PORT, PREVIEW_PORT, ...env }),
  }
}

function makeTemplate(): string {
  const root = mkdtempSync(join(tmpdir(), 'scripts-template-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => writeFileIn(root, file, text)
  for (const file of ['scripts', 'package.json', 'cms/src/contract', 'cms/src/ownersContent'])
    cpSync(join(ROOT, file), join(root, file), { recursive: true })
  write('cms/scripts/createEnv.mjs', readFileSync(join(ROOT, 'cms', 'scripts', 'createEnv.mjs'), 'utf8'))
  write('driver/package.json', '{ "name": "better-sqlite3", "version": "1.0.0" }')
  write('driver/index.js', 'module.exports = class { close() {} }')
  const builders = {
    web: builder('SITE_OUT_DIR', { 'OUT_DIR/client/index.html': 'built', 'OUT_DIR/server/publisher.mjs': PUBLISHER }),
    cms: builder('CMS_OUT_DIR', { 'OUT_DIR/build/index.html': 'built', 'OUT_DIR/src/index.js': '' }),
  }
  const driver = execFileSync(...npm('pack', '--silent', './driver'), { cwd: root, encoding: 'utf8' }).trim()
  for (const [name, build] of Object.entries(builders)) {
    write(`${name}/build.mjs`, build)
    const dependencies = { 'better-sqlite3': `file:../${driver}` }
    const scripts = { build: 'node build.mjs', 'build:server': 'node build.mjs' }
    write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0', scripts, dependencies }))
    execFileSync(...npm('install', '--package-lock-only', '--offline', '--silent'), { cwd: join(root, name) })
  }
  write('web/build/serving/serve.mjs', server('PORT'))
  write('cms/dist/src/commands/serve.js', server('CMS_PORT').replace(/import (.*) from (.*)/, 'const $1 = require($2)'))
  return root
}

function writeFileIn(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function run(script: string, cwd: string, env: Record<string, string | undefined>) {
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|CI$|SITE_|CMS_|PREVIEW_|PUBLISH_|PORT$|VITEST|NODE_ENV)/.test(name)),
  )
  const child: ChildProcess = spawn(process.execPath, [script], { cwd, env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  })
  return {
    ended,
    async says(words: string | RegExp): Promise<void> {
      while (!output.match(words)) {
        if (child.exitCode !== null) throw new Error(`It ended without printing ${words}:\n${output}`)
        await sleep(20)
      }
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
  }
}
