// Serves the built site as any static host would: real 404s, no redirect for /pricing, long caching for hashed files.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

const root = join(import.meta.dirname, process.env.SITE_OUT_DIR ?? 'dist', 'client')
const port = Number(process.env.PORT ?? 3000)
const notFound = readFileSync(join(root, '404.html'))

const files = sirv(root, {
  etag: true,
  gzip: true,
  brotli: true,
  setHeaders(response, path) {
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    )
    if (path.endsWith('.html') || !path.includes('.')) response.setHeader('Content-Type', 'text/html; charset=utf-8')
  },
})

const server = createServer((request, response) => {
  files(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : notFound)
  })
})

server.listen(port, process.env.SITE_HOST ?? '127.0.0.1', () => process.stdout.write(`Site on http://localhost:${port}\n`))
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 2000).unref()
  })
}
