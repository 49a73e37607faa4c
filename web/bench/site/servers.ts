import { type ChildProcess, spawn } from 'node:child_process'
import { outDirOf, WEB_DIR } from './folders.ts'

export type Server = { address: string; stop: () => void }

const FIRST_PORT = Number(process.env.BENCH_PORT ?? 3206)
const READY_MS = 10_000

/** Each on a port of its own, all by the server that `npm start` uses. */
export async function serve(outDir: string, place: number): Promise<Server> {
  const address = addressOf(place)
  const child: ChildProcess = spawn(process.execPath, ['serve.mjs'], {
    cwd: WEB_DIR,
    env: { ...process.env, PORT: String(FIRST_PORT + place), SITE_OUT_DIR: outDirOf(outDir) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = Date.now() + READY_MS
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`No server for ${outDir} at ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { address, stop: () => child.kill('SIGTERM') }
}

export function addressOf(place: number): string {
  return `http://localhost:${FIRST_PORT + place}`
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
