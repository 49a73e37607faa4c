// @ts-check
// Serves the built site as a real server does: the same headers, redirects, compressed files and 404 as in deploy/.
// With CMS_UPSTREAM=http://localhost:1337 it passes /api on, for a site that is built with an empty CMS_URL.
import { readFileSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'

const outDir = resolve(import.meta.dirname, process.env.SITE_OUT_DIR ?? 'dist')
const root = join(outDir, 'client')
const port = Number(process.env.PORT ?? 3000)
const notFound = readFileSync(join(root, '404.html'))
const upstream = process.env.CMS_UPSTREAM
// Safari would ask for every script and style sheet over https, which this server does not speak, even on this machine.
/** @type {{ pageCaching: string, headers: { path: string, headers: Record<string, string> }[], redirects: { from: string, to: string }[] }} */
const rules = JSON.parse(readFileSync(join(outDir, 'serving', 'rules.json'), 'utf8').replaceAll('; upgrade-insecure-requests', ''))
const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]))

const files = sirv(root, {
  etag: true,
  gzip: true,
  brotli: true,
  setHeaders(response, path) {
    response.setHeader('Cache-Control', rules.pageCaching)
    setHeaders(response, path)
  },
})

const server = createServer((request, response) => {
  if (upstream && request.url?.startsWith('/api/')) {
    handOn(request, response, upstream)
    return
  }
  const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
  const moved = redirects.get(path.replace(/\/$/, ''))
  if (moved !== undefined || canonical(path) !== path) {
    response.writeHead(301, { Location: moved ?? canonical(path) + (query ? `?${query}` : '') }).end()
    return
  }
  files(request, response, () => {
    setHeaders(response, '/404')
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(request.method === 'HEAD' ? undefined : notFound)
  })
})

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} origin
 */
function handOn(request, response, origin) {
  const { method, headers, url = '/' } = request
  const sent = ask(new URL(url, origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  sent.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  })
  response.on('close', () => sent.destroy())
  request.pipe(sent)
}

/** Each page has one address: no slash at its end, no `.html`. Never `//`, which leads to another site. @param {string} path */
function canonical(path) {
  const bare = path.replace(/(\/index)?\.html$/, '').replace(/^\/+|\/+$/g, '')
  return `/${bare === 'index' ? '' : bare}`
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 */
function setHeaders(response, path) {
  for (const rule of rules.headers) {
    const matches = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
    if (matches) for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value)
  }
}

server.listen(port, process.env.SITE_HOST ?? '127.0.0.1', () => process.stdout.write(`Site on http://localhost:${port}\n`))
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 2000).unref()
  })
}
