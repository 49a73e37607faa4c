import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CMS_DIR, CMS_DIST, DIST_DIR, folderOf, WEB_DIR } from './addresses.ts'

const READY_MS = 240_000
const END_MS = 20_000

export type Server = { stop: () => Promise<void> }
type Program = { name: string; args: string[]; cwd: string; env: Record<string, string>; log: string }

/** The real, built CMS on a database of its own: `leads.db` in the folder, its administrator in `cms.env`. */
export async function startCms(folder: string, port: number, env: Record<string, string>): Promise<Server> {
  const envFile = join(folder, 'cms.env')
  execFileSync(process.execPath, ['scripts/createEnv.mjs', envFile], { cwd: CMS_DIR })
  const own = { CMS_PORT: String(port), SQLITE_FILE: join(folder, 'leads.db'), ENV_PATH: envFile }
  return start(
    { name: 'CMS', args: [`${CMS_DIST}/src/commands/serve.js`], cwd: CMS_DIR, env: { ...own, ...env }, log: join(folder, 'cms.log') },
    `http://127.0.0.1:${port}/healthz`,
  )
}

/** The built site, which passes the forms' calls on to the CMS. */
export async function startSite(folder: string, port: number, cmsUrl: string, more: Record<string, string> = {}): Promise<Server> {
  const env = { PORT: String(port), SITE_OUT_DIR: DIST_DIR, CMS_UPSTREAM: cmsUrl, ...more }
  return start({ name: 'site', args: ['serve.mjs'], cwd: WEB_DIR, env, log: join(folder, 'site.log') }, `http://127.0.0.1:${port}`)
}

/** Both, for one test that stops the CMS. */
export async function startPair(name: string, [sitePort = 0, cmsPort = 0]: number[]) {
  const folder = folderOf(name)
  const siteUrl = `http://127.0.0.1:${sitePort}`
  const startOwnCms = () => startCms(folder, cmsPort, { SITE_ORIGINS: siteUrl })
  const [cms, site] = await Promise.all([startOwnCms(), startSite(folder, sitePort, `http://127.0.0.1:${cmsPort}`)])
  return { siteUrl, database: join(folder, 'leads.db'), cms, site, startCms: startOwnCms }
}

/** An inbox, the publisher, and the site with what it has published last, as `npm start` starts them. */
export async function startPublishing(name: string, [sitePort = 0, cmsPort = 0, previewPort = 0]: number[]) {
  const folder = folderOf(name)
  const siteUrl = `http://127.0.0.1:${sitePort}`
  const adminUrl = `http://127.0.0.1:${cmsPort}`
  const shared = {
    PUBLISH_FOLDER: join(folder, 'publish'),
    PREVIEW_ORIGIN: `http://127.0.0.1:${previewPort}`,
    PREVIEW_SECRET: randomBytes(24).toString('hex'),
  }
  const site = { SITE_OUT_DIR: DIST_DIR, VERSIONS_FOLDER: join(folder, 'versions') }
  const own = { PREVIEW_PORT: String(previewPort), ADMIN_ORIGIN: adminUrl, SITE_CACHE_DIR: join(folder, 'cache'), SITE_PRECOMPRESS: 'no' }
  const publisher = launch({
    name: 'publisher',
    args: [join(DIST_DIR, 'server', 'publisher.mjs')],
    cwd: WEB_DIR,
    env: { ...site, ...shared, ...own },
    log: join(folder, 'publisher.log'),
  })
  const servers = [
    await startCms(folder, cmsPort, { SITE_ORIGINS: siteUrl, ...shared }),
    await startSite(folder, sitePort, adminUrl, site),
    { stop: () => stop(publisher) },
  ]
  return { siteUrl, adminUrl, folder, stop: () => Promise.all(servers.map((server) => server.stop())) }
}

/** Starts a program and waits until it answers. If it does not start, its output is in the error. */
async function start(program: Program, readyAt: string): Promise<Server> {
  const { name, log } = program
  const child = launch(program)
  const deadline = performance.now() + READY_MS
  while (!(await answers(readyAt))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The ${name} did not start.\n${readFileSync(log, 'utf8')}`)
    }
    await sleep(100)
  }
  return { stop: () => stop(child) }
}

function launch({ args, cwd, env, log }: Program): ChildProcess {
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output, output] })
  // However this process ends, a server does not outlive it.
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), END_MS)
  await ended
  clearTimeout(late)
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
