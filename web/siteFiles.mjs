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
 * @param {string} folder with `client/` and `serving/`
 * @param {(headers: Headers) => Headers} [change] what to send instead of the site's own headers
 * @param {(path: string) => Promise<string | undefined>} [pageAt] a page to send instead of the folder's own
 * @returns {Handler}
 */
export function openSite(folder, change = (headers) => headers, pageAt = undefined) {
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
    const sendFile = () =>
      files(request, response, () => {
        setHeaders(response, '/404')
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': kept ? 'no-cache' : 'no-store' })
        response.end(request.method === 'HEAD' ? undefined : notFound)
      })
    if (!pageAt || path.includes('.')) return sendFile()
    pageAt(path).then((page) => {
      if (page === undefined) return sendFile()
      setHeaders(response, path)
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(request.method === 'HEAD' ? undefined : page)
    }, sendFile)
  }
}

/**
 * The site that a link leads to. A request that has begun is answered from the version it began with.
 * @param {string} link
 * @param {(headers: Headers) => Headers} [change]
 * @param {{ pageAt: (path: string) => Promise<string | undefined>, release: string }} [single] pages that are made when they are asked
 *   for, and the folder with their scripts while the link leads nowhere
 */
export function linkedSite(link, change, single) {
  /** @type {{ folder: string, handle: Handler } | undefined} */
  let open
  return {
    /** @type {(...request: Parameters<Handler>) => boolean} whether there is a version to answer with */
    handle(request, response) {
      const folder = folderOf(link) ?? single?.release
      if (folder === undefined) return false
      if (open?.folder !== folder) open = { folder, handle: openSite(folder, change, single?.pageAt) }
      open.handle(request, response)
      return true
    },
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
