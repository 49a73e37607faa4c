import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { writeServingFiles } from '../build/serving/writeServingFiles.ts'

/** Islands are printed as HTML, with their styles: Vite would load them a second time. https://vite.dev/guide/api-plugin#output-bundle-metadata */
export const stylesStayInPages: Plugin = {
  name: 'styles-stay-in-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
  },
}

const ROUTING_ENTRY = 'entries/entry-server-routing'

/** No page needs Vike's script for pages that React owns whole, and with it our own script would be two files: either could fail to come. */
export const withoutPageRuntime: Plugin = {
  name: 'without-page-runtime',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options({ input, ...options }) {
    const entries = typeof input === 'object' ? Object.entries(input) : []
    const needed = entries.filter(([name]) => name !== ROUTING_ENTRY)
    if (needed.length === entries.length) throw new Error(`Vike builds no ${ROUTING_ENTRY} any more: see vite/plugins.ts`)
    return { ...options, input: Object.fromEntries(needed) }
  },
}

/** Vike writes the pages before the server's build closes: only then are the files that servers need to know about complete. */
export const servingFiles: Plugin = {
  name: 'serving-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: { sequential: true, handler: () => writeServingFiles() },
}

const LAYERS = readFileSync(new URL('../styles/layers.css', import.meta.url), 'utf8').trim()

/** In development sheets come in any order, and the first decides that of the layers: each states it, as in a build. */
export const layersFirst: Plugin = {
  name: 'layers-first',
  apply: 'serve',
  enforce: 'pre',
  transform(code, id) {
    if (/\.css(\?|$)/.test(id) && !/[?&](raw|url)\b/.test(id)) return { code: `${LAYERS} ${code}`, map: null }
  },
}

const STYLEGUIDE = `<!doctype html>
<html lang="en-AU">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parts</title></head>
  <body>
    <div id="styleguide"></div>
    <script>globalThis.process = { env: {} }</script>
    <script type="module" src="/styleguide/styleguide.tsx"></script>
  </body>
</html>`

/** The named states of every part, in development alone: no page of the site. */
export const styleguide: Plugin = {
  name: 'styleguide',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/styleguide', async (request, response, next) => {
      if (!/^\/?(\?|$)/.test(request.url ?? '')) return next()
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(await server.transformIndexHtml('/styleguide', STYLEGUIDE))
    })
  },
}

const MODULE = '/build/occupationData.ts'

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
        const { dataFiles } = (await server.ssrLoadModule(MODULE)) as typeof import('../build/occupationData.ts')
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
