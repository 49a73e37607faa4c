// @ts-check
// Answers requests with the files of a built site as a real server does: the same headers, redirects, compressed files
// and 404 as in deploy/.
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'

/**
 * @typedef {Record<string, string>} Headers
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} Handler
 * @typedef {{ pageCaching: string, headers: { path: string, headers: Headers }[], redirects: { from: string, to: string }[] }} Rules
 */

/**
 * @typedef {object} Preview what to send instead of the site's own headers and pages; null for an address that is no page,
 *   undefined when there is no answer
 * @property {(headers: Headers) => Headers} change
 * @property {(path: string) => Promise<string | null | undefined>} pageAt
 *
 * @param {string} folder with `client/` and `serving/`
 * @param {Preview} [preview]
 * @returns {Handler}
 */
export function openSite(folder, preview) {
  const change = preview?.change ?? ((/** @type {Headers} */ headers) => headers)
  const root = join(folder, 'client')
  const notFound = readFileSync(join(root, '404.html'))
  // Safari would ask for every script and style sheet over https, which this server does not speak, even on this machine.
  /** @type {Rules} */
  const rules = JSON.parse(readFileSync(join(folder, 'serving', 'rules.json'), 'utf8').replaceAll('; upgrade-insecure-requests', ''))
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]))
  const headers = rules.headers.map((rule) => ({ path: rule.path, headers: change(rule.headers) }))
  const pages = change({ 'Cache-Control': rules.pageCaching })

  /** @param {import('node:http').ServerResponse} response @param {string} path */
  const setHeaders = (response, path) => {
    for (const [name, value] of Object.entries(pages)) response.setHeader(name, value)
    for (const rule of headers) {
      const matches = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
      if (matches) for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value)
    }
  }
  const kept = 'Cache-Control' in pages
  const files = sirv(root, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      if (!kept) response.setHeader('Cache-Control', 'no-store')
      setHeaders(response, path)
    },
  })

  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const moved = redirects.get(path.replace(/\/$/, ''))
    if (moved !== undefined || canonical(path) !== path) {
      response.writeHead(301, { Location: moved ?? canonical(path) + (query ? `?${query}` : '') }).end()
      return
    }
    const sendNotFound = () => {
      setHeaders(response, '/404')
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': kept ? 'no-cache' : 'no-store' })
      response.end(request.method === 'HEAD' ? undefined : notFound)
    }
    if (!preview || path.includes('.')) return files(request, response, sendNotFound)
    preview.pageAt(path).then((page) => {
      if (page === null) return sendNotFound()
      setHeaders(response, path)
      response.writeHead(page === undefined ? 503 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(request.method === 'HEAD' ? undefined : (page ?? 'There is no preview. Make one in the admin.'))
    })
  }
}

/**
 * The site that a link leads to. A request that has begun is answered from the version it began with.
 * @param {string} link
 * @returns {(...request: Parameters<Handler>) => boolean} whether there is a version to answer with
 */
export function linkedSite(link) {
  /** @type {{ folder: string, handle: Handler } | undefined} */
  let open
  return (request, response) => {
    const folder = folderOf(link)
    if (folder === undefined) return false
    if (open?.folder !== folder) open = { folder, handle: openSite(folder) }
    open.handle(request, response)
    return true
  }
}

/** @param {string} link */
function folderOf(link) {
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}

/** Each page has one address: no slash at its end, no `.html`. Never `//`, which leads to another site. @param {string} path */
function canonical(path) {
  const bare = path.replace(/(\/index)?\.html$/, '').replace(/^\/+|\/+$/g, '')
  return `/${bare === 'index' ? '' : bare}`
}
