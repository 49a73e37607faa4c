// @ts-check
// Serves the built site, or the version that the publisher has made of it last.
// With CMS_UPSTREAM=http://localhost:1337 it passes /api on, for a site that is built with an empty CMS_URL.
import { request as ask, createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { answerError, linkedSite, openSite } from './siteFiles.mjs'

const outDir = resolve(import.meta.dirname, '../..', process.env.SITE_OUT_DIR ?? 'dist')
const port = Number(process.env.PORT ?? 3000)
const upstream = process.env.CMS_UPSTREAM
const { VERSIONS_FOLDER } = process.env

const built = openSite(outDir)
const published = VERSIONS_FOLDER ? linkedSite(join(resolve(VERSIONS_FOLDER), 'live')) : undefined

const server = createServer((request, response) => {
  try {
    if (upstream && request.url?.startsWith('/api/')) handOn(request, response, upstream)
    else if (!published?.(request, response)) built(request, response)
  } catch (error) {
    answerError(error, request, response)
  }
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
    // Broken off there, it is broken off here: else the browser waits for the rest.
    pipeline(answer, response, () => {})
  })
  sent.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  })
  response.on('close', () => sent.destroy())
  request.pipe(sent)
}

server.listen(port, process.env.SITE_HOST ?? '127.0.0.1', () => process.stdout.write(`Site on http://localhost:${port}\n`))
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 2000).unref()
  })
}
