import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { Connect, ErrorPayload, Plugin, Rolldown, ViteDevServer } from 'vite'

type Fault = ErrorPayload['err']

/** What showFaults.ts tells. */
export type ToldFault = { message: string; stack: string }

export const FAULT_EVENT = 'site:fault'

const LINES_AROUND = 3

/** A fault is shown in the browser, with its file and line: of a page that cannot be rendered, and of what throws in the page. */
export const faults: Plugin = {
  name: 'faults',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/vite/development/showFaults.ts' }, injectTo: 'head-prepend' },
  ],
  configureServer(server) {
    server.ws.on(FAULT_EVENT, (told: ToldFault, client) => {
      const fault = withPlace({ message: told.message, stack: inSources(told.stack, server) }, server.config.root)
      server.config.logger.error(`${fault.message}\n${fault.stack}`, { timestamp: true })
      client.send({ type: 'error', err: fault })
    })
    return () => server.middlewares.use(pagesOrFault(server))
  },
}

/** In place of Vike's, which shows "An error occurred." */
function pagesOrFault(server: ViteDevServer): Connect.NextHandleFunction {
  const render = makeRenderer(server)
  return async (request, response, next) => {
    const urlOriginal = request.originalUrl
    if (response.headersSent || urlOriginal === undefined) return next()
    const { errorWhileRendering: error, httpResponse } = await render({ urlOriginal, headersOriginal: request.headers })
    if (error) {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(faultPage(withPlace(faultOf(error), server.config.root)))
      return
    }
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
    response.statusCode = httpResponse.statusCode
    httpResponse.pipe(response)
  }
}

/** Vike reads its configuration anew after a change: until then it gives what failed again. */
const READ_ANEW_MS = 500

/**
 * A page that is asked for while an edit is being read gets modules without their exports, and all pages fail until a file is saved
 * again: https://github.com/vitejs/vite/issues/22293. So of each fault it is tried once more, as if one had been.
 */
function makeRenderer(server: ViteDevServer) {
  let shown = ''
  return async (asked: { urlOriginal: string; headersOriginal: IncomingHttpHeaders }) => {
    // Vike may be asked only once Vite is configured.
    const { renderPage } = await import('vike/server')
    const page = await renderPage(asked)
    const fault = page.errorWhileRendering ? faultOf(page.errorWhileRendering).message : ''
    // Not over and over: a change reloads the page that shows the fault.
    const isNew = fault !== '' && fault !== shown
    shown = fault
    if (!isNew) return page
    server.watcher.emit('change', join(server.config.root, 'content', 'snapshot.ts'))
    await sleep(READ_ANEW_MS)
    return renderPage(asked)
  }
}

/** As Vite's own page for such an error: it has the connection through which a repair reloads it. */
function faultPage(fault: Fault): string {
  const json = JSON.stringify(fault).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8"><title>Not rendered</title><link rel="icon" href="data:,">
    <script type="module">
      import { ErrorOverlay } from '/@vite/client'
      document.body.append(new ErrorOverlay(${json}))
    </script>
  </head>
  <body></body>
</html>`
}

function faultOf(error: unknown): Fault {
  const { message, stack, id, loc, frame, plugin } = error as Partial<Rolldown.RolldownError>
  return {
    message: plain(message ?? String(error)),
    stack: plain(stack ?? ''),
    ...(id !== undefined && { id }),
    ...(loc !== undefined && { loc }),
    ...(frame !== undefined && { frame: plain(frame) }),
    ...(plugin !== undefined && { plugin }),
  }
}

function plain(text: string): string {
  return stripVTControlCharacters(text)
}

/** Says where in our own files it was thrown, with the lines around, unless whoever threw it has. */
function withPlace(fault: Fault, root: string): Fault {
  if (fault.loc) return fault
  const inContent = placeInContent(fault.message, root)
  if (inContent) return { ...fault, id: inContent.file, loc: inContent, frame: linesAround(inContent) }
  const repository = dirname(root)
  const [, file, line, column] =
    [...fault.stack.replaceAll('\\', '/').matchAll(/(?:file:\/\/)?([^\s()?]+)(?:\?[^\s():]*)?:(\d+):(\d+)/g)].find(
      ([, file = '']) => file.startsWith(repository) && !file.includes('/node_modules/'),
    ) ?? []
  if (file === undefined) return fault
  const loc = { file, line: Number(line), column: Number(column) }
  return { ...fault, id: file, loc, frame: linesAround(loc) }
}

/** Of what content/parseContent.ts says: the line where the field is written, found by the names on the way to it. */
function placeInContent(message: string, root: string): { file: string; line: number; column: number } | undefined {
  const [, name, path = ''] = /Wrong content in (content\/[^\s,]+\.ts)\n +(?:([\w.]+): )?/.exec(message) ?? []
  if (name === undefined) return undefined
  const file = join(root, name)
  const text = readFileSync(file, 'utf8')
  let at = 0
  let entries = 0
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) entries = Number(part)
    else {
      for (let entry = 0; entry <= entries; entry += 1) at = Math.max(at, text.indexOf(`${part}:`, at + 1))
      entries = 0
    }
  }
  const before = text.slice(0, at).split('\n')
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

function linesAround({ file, line }: { file: string; line: number }): string {
  const first = Math.max(1, line - LINES_AROUND)
  const lines = readFileSync(file, 'utf8').split('\n')
  return (
    lines
      .slice(first - 1, line + LINES_AROUND)
      // The overlay takes spaces away in front of the first.
      .map((text, index) => `${`${first + index}${first + index === line ? ' >' : ''}`.padEnd(7)}| ${text}`)
      .join('\n')
  )
}

/** A browser names the line of what Vite has sent it. */
function inSources(stack: string, server: ViteDevServer): string {
  const { moduleGraph } = server.environments.client
  return stack.replace(/https?:\/\/[^/\s]+(\/[^\s():]+):(\d+):(\d+)/g, (_, address: string, line: string, column: string) => {
    const path = address.replace(/\?.*/, '')
    const module = moduleGraph.urlToModuleMap.get(path)
    const map = module?.transformResult?.map
    if (!module?.file || !map || !('sources' in map)) return `${path}:${line}:${column}`
    const found = new SourceMap({ ...map, file: path, sourceRoot: '' } as ConstructorParameters<typeof SourceMap>[0]).findEntry(
      Number(line) - 1,
      Number(column) - 1,
    )
    if (!('originalLine' in found)) return `${module.file}:${line}:${column}`
    return `${module.file}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}
