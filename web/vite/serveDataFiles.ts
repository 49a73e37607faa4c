import type { Plugin } from 'vite'

const MODULE = '/build/dataFiles.ts'

/** The comparison and the search fetch /data/*: in development those files do not exist. */
export const serveDataFiles: Plugin = {
  name: 'serve-data-files',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      if (!path.startsWith('/data/')) return next()
      try {
        // Loaded through Vite, so that an edit of the content shows in the next response.
        const { dataFiles } = (await server.ssrLoadModule(MODULE)) as typeof import('../build/dataFiles.ts')
        const make = dataFiles[path]
        if (!make) return next()
        response.setHeader('Content-Type', path.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json')
        response.end(make())
      } catch (error) {
        next(error)
      }
    })
  },
}
