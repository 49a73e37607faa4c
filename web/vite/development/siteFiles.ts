import { extname } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = '/build/filesBesidePages.ts'

const TYPES: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/rss+xml; charset=utf-8',
}

/** Pages ask for icons and data, which only a build writes. */
export const siteFiles: Plugin = {
  name: 'site-files',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      const type = TYPES[extname(path)]
      if (type === undefined) return next()
      try {
        // Loaded through Vite, so that an edit of the content shows in the next response.
        const { filesBesidePages } = (await server.ssrLoadModule(MODULE)) as typeof import('../../build/filesBesidePages.ts')
        const make = filesBesidePages[path]
        if (!make) return next()
        const file = await make()
        response.setHeader('Content-Type', type)
        response.end(file)
      } catch (error) {
        next(error)
      }
    })
  },
}
