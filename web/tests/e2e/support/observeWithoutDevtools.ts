import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { RUN_DIR, SITE_URL } from './addresses.ts'
import { stop } from './servers.ts'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Opens a page in a browser that no test tool is attached to: Chromium prerenders nothing while one is.
 * `script` runs at the start of every page and reports what it saw with `tell(value)`; the first such value is returned.
 * One page leaves a mark for another with `mark()`; `isMarked()` resolves to whether it is there.
 */
export async function observeWithoutDevtools(executablePath: string, path: string, script: string, withinMs: number): Promise<unknown> {
  let tell: (value: unknown) => void = () => {}
  const told = new Promise((resolve) => {
    tell = resolve
  })
  let isMarked = false
  const server = createServer((request, response) => {
    if (request.url !== '/mark') return void forward(request, response, script, tell)
    isMarked ||= request.method === 'POST'
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(String(isMarked))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Removed with the run's folder: the browser's other processes may write to it after its first has ended.
  const profile = mkdtempSync(join(RUN_DIR, 'browser-'))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const browser = spawn(executablePath, [...FLAGS, `--user-data-dir=${profile}`, '--window-size=1280,800', address], {
    stdio: 'ignore',
  })
  // However this process ends, the browser does not outlive it.
  process.once('exit', () => browser.kill('SIGKILL'))
  const late = setTimeout(() => tell('nothing was told in time'), withinMs)
  try {
    return await told
  } finally {
    clearTimeout(late)
    await stop(browser)
    server.close()
    server.closeAllConnections()
  }
}

async function forward(request: IncomingMessage, response: ServerResponse, script: string, tell: (value: unknown) => void) {
  if (request.method === 'POST') {
    let body = ''
    for await (const chunk of request) body += chunk
    tell(JSON.parse(body))
    response.writeHead(204).end()
    return
  }
  const answer = await fetch(`${SITE_URL}${request.url}`)
  const type = answer.headers.get('content-type') ?? 'text/plain'
  const body = Buffer.from(await answer.arrayBuffer())
  const tools = `<script>const tell = (value) => fetch('/told', { method: 'POST', body: JSON.stringify(value) });
    const mark = () => fetch('/mark', { method: 'POST' });
    const isMarked = async () => (await fetch('/mark')).json();
    ${script}</script>`
  response.writeHead(answer.status, { 'Content-Type': type })
  response.end(type.startsWith('text/html') ? body.toString().replace('<head>', `<head>${tools}`) : body)
}
