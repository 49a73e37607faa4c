import type { Plugin } from 'vite'

const STYLEGUIDE = `<!doctype html>
<html lang="en-AU">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parts</title><link rel="icon" href="/icons/icon.svg"></head>
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
