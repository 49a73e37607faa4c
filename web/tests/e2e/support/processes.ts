import { spawn } from 'node:child_process'
import { openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CMS_DIR, CMS_PORT, CMS_URL, DATABASE_FILE, RUN_DIR, SITE_PORT, SITE_URL, WEB_DIR } from './addresses.ts'

const READY_MS = 60_000

/** Starts the real CMS on a database of this run. */
export async function startCms(): Promise<void> {
  const env = { CMS_PORT: String(CMS_PORT), SQLITE_FILE: DATABASE_FILE, SITE_ORIGINS: SITE_URL, ENV_PATH: join(RUN_DIR, 'cms.env') }
  await start('cms', ['dist/src/commands/serve.js'], CMS_DIR, env, `${CMS_URL}/healthz`)
}

export async function startSite(): Promise<void> {
  const env = { PORT: String(SITE_PORT), SITE_OUT_DIR: process.env.SITE_OUT_DIR ?? 'dist-test' }
  await start('site', ['serve.mjs'], WEB_DIR, env, SITE_URL)
}

/** Ends a server by the process id it was started with and waits until it is gone. */
export async function end(name: 'cms' | 'site' | 'caddy'): Promise<void> {
  const pid = Number(readIfThere(pidFile(name)))
  if (!pid) return
  signal(pid, 'SIGTERM')
  const deadline = Date.now() + 20_000
  while (isAlive(pid) && Date.now() < deadline) await sleep(50)
  if (isAlive(pid)) signal(pid, 'SIGKILL')
  rmSync(pidFile(name), { force: true })
}

async function start(name: string, args: string[], cwd: string, env: Record<string, string>, readyAt: string): Promise<void> {
  if (await answers(readyAt))
    throw new Error(`Something already answers at ${readyAt}. End it: the tests start a server of their own there.`)
  const logFile = join(RUN_DIR, `${name}.log`)
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', log, log] })
  writeFileSync(pidFile(name), String(child.pid))
  const deadline = Date.now() + READY_MS
  while (!(await answers(readyAt))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The ${name} did not start.\n${readIfThere(logFile)}`)
    await sleep(100)
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  return signal(pid, 0)
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function pidFile(name: string): string {
  return join(RUN_DIR, `${name}.pid`)
}
